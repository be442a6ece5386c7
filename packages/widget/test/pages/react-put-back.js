import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { radios } from './react-radios.js'

// A form that is never sent: its button stays disabled. Its text field is made anew whenever it is left.

function Form() {
  const [state, setState] = useState({ size: '', name: '' })
  const [made, setMade] = useState(0)
  window.state = state
  const set = (name, value) => setState((before) => ({ ...before, [name]: value }))
  return h(
    'form',
    { id: 'f' },
    radios('size', ['s', 'l'], state.size, (size) => set('size', size)),
    h('input', {
      key: made,
      name: 'name',
      'aria-label': 'Name',
      value: state.name,
      onChange: (event) => set('name', event.target.value),
      onBlur: () => setMade(made + 1),
    }),
    h('button', { type: 'submit', disabled: true }, 'Send'),
  )
}

createRoot(document.getElementById('app')).render(h(Form))
