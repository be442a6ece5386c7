// Small menu on phones, and the sign-up window.
const toggle = document.querySelector('.menu-toggle')
const menu = document.querySelector('#menu')

toggle.addEventListener('click', () => {
  menu.classList.toggle('open')
})

for (const opener of document.querySelectorAll('[data-modal-target]')) {
  const modal = document.querySelector(opener.dataset.modalTarget)
  opener.addEventListener('click', () => {
    modal.hidden = false
    modal.querySelector('input').focus()
  })
  modal.querySelector('[data-modal-close]').addEventListener('click', () => {
    modal.hidden = true
  })
}
