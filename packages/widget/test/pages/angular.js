import { empty, send } from './fields.js'
import { formMarkup } from './form-markup.js'

// Listens as Angular's value accessors do (packages/forms/src/directives of angular/angular): text at `input` unless a
// composition is open, numbers as numbers, lists and buttons at `change`, everything touched at `blur`; the button stays
// disabled until the model is valid and every field of it was left once.

const app = document.getElementById('app')
app.innerHTML = formMarkup
const form = app.querySelector('form')
const button = form.querySelector('button')
const model = { ...empty, days: [], topics: [] }
const touched = new Set()

function check() {
  button.disabled = !(model.email.includes('@') && touched.has('email'))
}

for (const control of form.elements) {
  const { name, type } = control
  let isComposing = false
  control.addEventListener('compositionstart', () => {
    isComposing = true
  })
  control.addEventListener('compositionend', () => {
    isComposing = false
  })
  const set = (value) => {
    model[name] = value
    check()
  }
  control.addEventListener('blur', () => {
    touched.add(name)
    check()
  })
  if (type === 'radio') control.addEventListener('change', () => set(control.value))
  else if (name === 'terms') control.addEventListener('change', () => set(control.checked))
  else if (type === 'checkbox')
    control.addEventListener('change', () =>
      set([...form.querySelectorAll('[name=topics]:checked')].map(({ value }) => value)),
    )
  else if (type === 'select-one') control.addEventListener('change', () => set(control.value))
  else if (type === 'select-multiple')
    control.addEventListener('change', () => set([...control.selectedOptions].map(({ value }) => value)))
  else
    control.addEventListener('input', () => {
      if (!isComposing) set(type === 'number' ? Number.parseFloat(control.value) : control.value)
    })
}
check()
form.addEventListener('submit', (event) => {
  event.preventDefault()
  fetch('/taken', { method: 'POST' })
  send(model)
  form.hidden = true
  const thanks = document.createElement('p')
  thanks.textContent = 'Thank you, we have received your booking.'
  form.after(thanks)
})
