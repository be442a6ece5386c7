/** The names that the specification's tables give; a person may choose any other name for a tool. */
export const toolNames = [
  'signup',
  'login',
  'contactSales',
  'subscribe',
  'viewPricing',
  'booking',
  'submitForm',
] as const
