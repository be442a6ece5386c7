/** What a tool of an inferred name does, said to an agent, where that does not depend on the page. */
export const formDescriptions: Readonly<Record<string, string>> = {
  signup: 'Creates an account.',
  login: 'Logs in to an account.',
  contactSales: 'Sends a message to the people behind the site.',
  subscribe: 'Subscribes an email address.',
  viewPricing: 'Shows prices.',
  booking: 'Books a date or an appointment.',
  search: 'Searches the site.',
  addToCart: 'Puts a product into the cart.',
  checkout: 'Places the order.',
  recoverPassword: 'Asks for a new password.',
  changePassword: 'Changes the password.',
  unsubscribe: 'Ends a subscription.',
  comment: 'Publishes a comment.',
  applyForJob: 'Sends an application for a job.',
  trackOrder: 'Tells where an order is.',
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
