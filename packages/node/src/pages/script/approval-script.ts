/**
 * The gate of a form that only a person may send: a program in the page can fill it in, and neither its click nor its call
 * sends it. Only a real click or key press activates a page (https://html.spec.whatwg.org/#user-activation).
 */
export const approvalScript = `
for (const form of document.querySelectorAll('form[data-approval]')) form.addEventListener('submit', (event) => {
  if (navigator.userActivation?.isActive ?? true) return
  event.preventDefault()
  const note = form.querySelector('[role=alert]') ?? document.createElement('p')
  note.setAttribute('role', 'alert')
  note.className = 'field-error'
  note.textContent = 'Only a person sends this: press the button yourself.'
  form.append(note)
})
`.trim()
