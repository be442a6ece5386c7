import { days, plans, topics } from './fields.js'

/** The form as markup, for pages without a framework. */
export const formMarkup = `<form action="/submit" method="post">
  <p><label for="name">Name</label><input id="name" name="name"></p>
  <p><label for="email">Email</label><input id="email" name="email" type="email" required></p>
  <p><label for="guests">Guests</label><input id="guests" name="guests" type="number"></p>
  <p><label for="date">Date</label><input id="date" name="date" type="date"></p>
  <p><label for="message">Message</label><textarea id="message" name="message"></textarea></p>
  <p><label for="plan">Plan</label><select id="plan" name="plan"><option value="">Choose</option>
    ${plans.map((plan) => `<option>${plan}</option>`).join('')}</select></p>
  <p><label for="days">Days</label><select id="days" name="days" multiple>${days.map((day) => `<option>${day}</option>`).join('')}</select></p>
  ${['s', 'l'].map((size) => `<label><input type="radio" name="size" value="${size}">${size}</label>`).join('')}
  ${topics.map((topic) => `<label><input type="checkbox" name="topics" value="${topic}">${topic}</label>`).join('')}
  <label><input type="checkbox" name="terms">I agree</label>
  <button>Book a table</button>
</form>`

/** What the form would send, by name. */
export function readForm(form) {
  const data = new FormData(form)
  const { name, email, guests, date, message, plan, size } = Object.fromEntries(data)
  return {
    name,
    email,
    guests,
    date,
    message,
    plan,
    days: data.getAll('days'),
    size: size ?? '',
    topics: data.getAll('topics'),
    terms: data.has('terms'),
  }
}
