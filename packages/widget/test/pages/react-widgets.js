import { createElement as h, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { send } from './fields.js'

// Controls that component libraries make: a list whose options are drawn at the end of the body, an input that suggests,
// a masked phone number, a list that depends on another one, a switch, radio buttons by role, a field that a late render
// resets once.

const cities = { fr: ['Paris', 'Lyon'], de: ['Berlin', 'Köln'] }

/** Opens at pointerdown and takes a choice at pointerup, as Radix does. */
function Listbox({ label, options, value, onChange }) {
  const [isOpen, setOpen] = useState(false)
  return [
    h(
      'button',
      {
        key: 'button',
        type: 'button',
        id: 'room',
        role: 'combobox',
        'aria-label': label,
        'aria-expanded': isOpen,
        'aria-controls': 'room-list',
        onPointerDown: (event) => event.button === 0 && event.pointerType === 'mouse' && setOpen(true),
      },
      value ? options[value] : 'Choose',
    ),
    isOpen &&
      createPortal(
        h(
          'div',
          { id: 'room-list', role: 'listbox', style: { position: 'fixed', bottom: 0 } },
          Object.entries(options).map(([id, text]) =>
            h(
              'div',
              {
                key: id,
                role: 'option',
                'data-value': id,
                onPointerUp: () => {
                  onChange(id)
                  setOpen(false)
                },
              },
              text,
            ),
          ),
        ),
        document.body,
        'list',
      ),
  ]
}

/** Suggests 200 ms after a key, as a search on a server does; takes what was clicked only. */
function Suggest({ value, onChange }) {
  const [text, setText] = useState('')
  const [found, setFound] = useState([])
  useEffect(() => {
    if (!text || text === value) return setFound([])
    const timer = setTimeout(() => setFound(['Ada', 'Alan', 'Grace'].filter((name) => name.startsWith(text))), 200)
    return () => clearTimeout(timer)
  }, [text, value])
  return [
    h('input', {
      key: 'input',
      name: 'host',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': found.length > 0,
      'aria-label': 'Host',
      value: text,
      onChange: (event) => setText(event.target.value),
    }),
    h(
      'ul',
      { key: 'list', role: 'listbox' },
      found.map((name) =>
        h(
          'li',
          {
            key: name,
            role: 'option',
            'aria-selected': false,
            onMouseDown: (event) => event.preventDefault(),
            onClick: () => {
              setText(name)
              onChange(name)
            },
          },
          name,
        ),
      ),
    ),
  ]
}

function mask(text) {
  const digits = text.replace(/\D/g, '').slice(0, 10)
  return digits
    .replace(/^(\d{3})(\d)/, '($1) $2')
    .replace(/(\d{3})(\d{1,4})$/, (all, a, b) => (digits.length > 6 ? `${a}-${b}` : all))
}

function Form() {
  const [state, setState] = useState({
    phone: '',
    room: '',
    host: '',
    country: '',
    city: '',
    news: false,
    pace: '',
    note: '',
  })
  const [options, setOptions] = useState([])
  const [isSent, setSent] = useState(false)
  const wasReset = useRef(false)
  const set = (name, value) => setState((before) => ({ ...before, [name]: value }))
  useEffect(() => {
    if (!state.country) return
    const timer = setTimeout(() => setOptions(cities[state.country]), 300)
    return () => clearTimeout(timer)
  }, [state.country])
  useEffect(() => {
    // A late answer of the server that overwrites what was filled in, once.
    if (wasReset.current || !state.pace) return
    wasReset.current = true
    setState((before) => ({ ...before, note: '' }))
  }, [state.pace])
  if (isSent) return h('p', { role: 'status' }, 'Thank you')
  return h(
    'form',
    {
      id: 'f',
      onSubmit: (event) => {
        event.preventDefault()
        fetch('/taken', { method: 'POST' })
        send(state)
        setSent(true)
      },
    },
    h('input', {
      name: 'note',
      'aria-label': 'Note',
      value: state.note,
      onChange: (event) => set('note', event.target.value),
    }),
    h('input', {
      name: 'phone',
      type: 'tel',
      'aria-label': 'Phone',
      value: state.phone,
      onChange: (event) => set('phone', mask(event.target.value)),
    }),
    h(Listbox, {
      label: 'Room',
      options: { r1: 'Garden room', r2: 'Tower room' },
      value: state.room,
      onChange: (value) => set('room', value),
    }),
    h(Suggest, { value: state.host, onChange: (value) => set('host', value) }),
    h(
      'select',
      {
        name: 'country',
        'aria-label': 'Country',
        value: state.country,
        onChange: (event) => set('country', event.target.value),
      },
      h('option', { value: '' }, '-'),
      Object.keys(cities).map((id) => h('option', { key: id }, id)),
    ),
    h(
      'select',
      {
        name: 'city',
        'aria-label': 'City',
        disabled: options.length === 0,
        value: state.city,
        onChange: (event) => set('city', event.target.value),
      },
      h('option', { value: '' }, '-'),
      options.map((id) => h('option', { key: id }, id)),
    ),
    h(
      'div',
      {
        id: 'news',
        role: 'switch',
        tabIndex: 0,
        'aria-checked': state.news,
        'aria-label': 'News',
        onClick: () => set('news', !state.news),
      },
      'News',
    ),
    ['slow', 'fast'].map((pace) =>
      h(
        'div',
        {
          key: pace,
          id: pace,
          role: 'radio',
          tabIndex: 0,
          'data-value': pace,
          'aria-checked': state.pace === pace,
          onClick: () => set('pace', pace),
        },
        pace,
      ),
    ),
    h('button', { type: 'submit' }, 'Send'),
  )
}

createRoot(document.getElementById('app')).render(h(Form))
