/** The form that every framework's page shows: one field of each kind. */
export const plans = ['basic', 'team', 'enterprise']
export const topics = ['news', 'offers', 'events']
export const days = ['mon', 'tue', 'wed']

export const empty = {
  name: '',
  email: '',
  guests: '',
  date: '',
  message: '',
  plan: '',
  days: [],
  size: '',
  topics: [],
  terms: false,
}

/** Tells the test what the framework's own state was when the form was sent. */
export function send(state) {
  window.sent = [...(window.sent ?? []), JSON.parse(JSON.stringify(state))]
}
