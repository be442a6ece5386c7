/** What a person calls a form that does not say so itself: by the name of its tool, or by the task that its shape tells. */
export const formNames = {
  signup: 'Create an account',
  login: 'Log in',
  contactSales: 'Contact form',
  subscribe: 'Newsletter signup',
  booking: 'Booking form',
  cancel: 'Cancellation form',
  checkout: 'Checkout',
  changePassword: 'Change of password',
  recoverPassword: 'Password reset',
  search: 'Search',
  comment: 'Comment form',
  order: 'Order form',
} as const
