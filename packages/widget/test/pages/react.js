import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { days, empty, plans, send, topics } from './fields.js'
import { radios } from './react-radios.js'

// Every field is controlled: the state is the only truth, and each render writes it back into the page.

function Form() {
  const [state, setState] = useState(empty)
  const [isSent, setSent] = useState(false)
  const set = (name, value) => setState((before) => ({ ...before, [name]: value }))
  const text = (name, type = 'text') => ({
    id: name,
    name,
    type,
    value: state[name],
    onChange: (event) => set(name, event.target.value),
  })
  const field = (label, name, control) => h('p', {}, h('label', { htmlFor: name }, label), control)
  const toggled = (list, item, on) => (on ? [...list, item] : list.filter((each) => each !== item))
  if (isSent) return h('p', { role: 'status' }, 'Thank you, we have received your booking.')
  return h(
    'form',
    {
      onSubmit: (event) => {
        event.preventDefault()
        fetch('/taken', { method: 'POST' })
        send(state)
        setSent(true)
      },
    },
    field('Name', 'name', h('input', text('name'))),
    field('Email', 'email', h('input', { ...text('email', 'email'), required: true })),
    field('Guests', 'guests', h('input', text('guests', 'number'))),
    field('Date', 'date', h('input', text('date', 'date'))),
    field('Message', 'message', h('textarea', { ...text('message'), type: undefined })),
    field(
      'Plan',
      'plan',
      h(
        'select',
        { ...text('plan'), type: undefined },
        h('option', { value: '' }, 'Choose'),
        plans.map((plan) => h('option', { key: plan, value: plan }, plan)),
      ),
    ),
    field(
      'Days',
      'days',
      h(
        'select',
        {
          id: 'days',
          name: 'days',
          multiple: true,
          value: state.days,
          onChange: (event) =>
            set(
              'days',
              [...event.target.selectedOptions].map(({ value }) => value),
            ),
        },
        days.map((day) => h('option', { key: day, value: day }, day)),
      ),
    ),
    radios('size', ['s', 'l'], state.size, (size) => set('size', size)),
    topics.map((topic) =>
      h('label', { key: topic }, [
        h('input', {
          key: topic,
          type: 'checkbox',
          name: 'topics',
          value: topic,
          checked: state.topics.includes(topic),
          onChange: (event) => set('topics', toggled(state.topics, topic, event.target.checked)),
        }),
        topic,
      ]),
    ),
    h('label', {}, [
      h('input', {
        key: 'terms',
        type: 'checkbox',
        name: 'terms',
        checked: state.terms,
        onChange: (event) => set('terms', event.target.checked),
      }),
      'I agree',
    ]),
    h('button', { type: 'submit' }, 'Book a table'),
  )
}

createRoot(document.getElementById('app')).render(h(Form))
