/** Puts a button beside every text that is there to be copied. */
const copyScript = `
if (navigator.clipboard) for (const figure of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', 'Copy ' + figure.dataset.copy)
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(figure.querySelector('code').textContent)
      button.textContent = 'Copied'
    } catch {
      button.textContent = 'Select the text'
    }
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
  figure.append(button)
}
`.trim()

/** Says that a form was sent, and keeps it from being sent twice while an answer takes its time. */
const busyScript = `
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

/**
 * The gate of a form that only a person may send: a program in the page can fill it in, and neither its click nor its call
 * sends it. Only a real click or key press activates a page (https://html.spec.whatwg.org/#user-activation).
 */
const approvalScript = `
for (const form of document.querySelectorAll('form[data-approval]')) form.addEventListener('submit', (event) => {
  if (navigator.userActivation?.isActive ?? true) return
  event.preventDefault()
  const note = form.querySelector('[role=alert]') ?? document.createElement('p')
  note.setAttribute('role', 'alert')
  note.className = 'field-error'
  note.textContent = 'Only a person can send this form. Press the button yourself.'
  form.append(note)
})
`.trim()

/** Follows a scan as it goes on and opens the report at its end. When the stream breaks off, the page looks again. */
const scanScript = `
const box = document.querySelector('#scan')
const state = document.querySelector('#scan-state')
const bar = document.querySelector('#scan-progress')
const events = new EventSource(box.dataset.events)
function follow(event) {
  const scan = JSON.parse(event.data)
  if (scan.state === 'running') {
    state.textContent = scan.pagesDone > 0 ? scan.pagesDone + ' of ' + scan.pagesPlanned + ' pages read.' : 'Connecting to the site.'
    bar.max = scan.pagesPlanned
    bar.value = scan.pagesDone
  }
  if (scan.state === 'completed') location.replace(box.dataset.report + scan.reportId)
  if (scan.state === 'failed') location.reload()
  if (scan.state === 'completed' || scan.state === 'failed') events.close()
}
for (const name of ['queued', 'running', 'completed', 'failed']) events.addEventListener(name, follow)
events.addEventListener('error', () => {
  if (events.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000)
})
`.trim()

/** Every script that a page of ours may hold. No page needs one: each makes something better that works without. */
export const pageScripts = { approval: approvalScript, busy: busyScript, copy: copyScript, scan: scanScript } as const

export type PageScript = keyof typeof pageScripts
