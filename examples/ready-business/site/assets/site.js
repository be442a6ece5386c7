// Small menu on phones, and the sign-up window for browsers without the `command` attribute.
const toggle = document.querySelector('.menu-toggle')
const menu = document.querySelector('#menu')

toggle.addEventListener('click', () => {
  const open = menu.classList.toggle('open')
  toggle.setAttribute('aria-expanded', String(open))
})

if (!('command' in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll('button[commandfor]')) {
    const dialog = document.getElementById(button.getAttribute('commandfor'))
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'show-modal') dialog.showModal()
      else dialog.close()
    })
  }
}
