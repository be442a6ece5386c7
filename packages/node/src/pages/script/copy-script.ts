/** Puts a button beside every text that is there to be copied. */
export const copyScript = `
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
