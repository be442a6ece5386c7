import { NOTES } from './on-page.ts'

const form = `<form id="contact"><h2>Contact us</h2><label>Email <input type="email" name="email"></label>
  <label>Message <textarea name="message"></textarea></label><button>Send</button></form><script nonce="n">
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    fetch('/taken', { method: 'POST' })
    window.sent = Object.fromEntries(new FormData(event.target))
    event.target.replaceWith('Thank you, we have your message.')
  })</script>`
/** A page with that in its head, and a form that a script takes. */
export const page = (head: string, body = form): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${NOTES}${head}</head><body>${body}</body></html>`
export const input = { email: 'ada@shop.example', message: 'Hello' }
