/** Says that a form was sent, and keeps it from being sent twice while an answer takes its time. */
export const busyScript = `
for (const form of document.querySelectorAll('form[data-busy]')) form.addEventListener('submit', (event) => {
  const button = event.submitter ?? form.querySelector('button')
  if (form.dataset.sent) return event.preventDefault()
  form.dataset.sent = 'yes'
  button.dataset.text = button.textContent
  button.textContent = form.dataset.busy
  button.setAttribute('aria-disabled', 'true')
})
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) {
    delete form.dataset.sent
    for (const button of form.querySelectorAll('[data-text]')) {
      button.textContent = button.dataset.text
      button.removeAttribute('aria-disabled')
    }
  }
})
`.trim()
