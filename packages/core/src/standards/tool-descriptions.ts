/** What a tool of each inferred name does, said to an agent. */
export const formDescriptions: Readonly<Record<string, string>> = {
  signup: 'Creates an account.',
  login: 'Logs in to an account.',
  contactSales: 'Sends a message to the people behind the site.',
  subscribe: 'Subscribes an email address.',
  viewPricing: 'Shows prices.',
  booking: 'Books a date or an appointment.',
  submitForm: 'Fills in and sends a form.',
}

/** A button leads there; what follows is up to the page. */
export const buttonDescriptions: Readonly<Record<string, string>> = {
  signup: 'Starts to create an account.',
  login: 'Opens the login.',
  contactSales: 'Opens the way to contact the people behind the site.',
  subscribe: 'Starts a subscription.',
  viewPricing: 'Shows prices.',
  booking: 'Starts to book a date or an appointment.',
}
