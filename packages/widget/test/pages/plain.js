import { send } from './fields.js'
import { formMarkup, readForm } from './form-markup.js'

// No framework. `/plain?shadow` puts the form into an open shadow tree, `/plain?frame` into a frame of the same origin.

const app = document.getElementById('app')

function show(root) {
  root.innerHTML = formMarkup
  const form = root.querySelector('form')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    fetch('/taken', { method: 'POST' })
    send(readForm(form))
    form.reset()
    const thanks = document.createElement('p')
    thanks.setAttribute('role', 'status')
    thanks.textContent = 'Thank you, we have received your booking.'
    form.after(thanks)
  })
}

if (location.search === '?shadow') show(app.attachShadow({ mode: 'open' }))
else if (location.search === '?frame') {
  const frame = document.createElement('iframe')
  frame.style = 'width: 600px; height: 700px'
  app.append(frame)
  show(frame.contentDocument.body)
} else show(app)
