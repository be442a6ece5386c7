/** What a visitor asks an agent about each intent, in the order in which a report simulates it. */
export const visitorQuestions = [
  { intent: 'booking', question: 'How do I book?' },
  { intent: 'contact', question: 'How do I get in touch?' },
  { intent: 'pricing', question: 'What does it cost?' },
  { intent: 'checkout', question: 'How do I buy it?' },
  { intent: 'signup', question: 'How do I sign up?' },
  { intent: 'support', question: 'Where do I get help?' },
] as const

/** Which kind of surface answers best: one that can be acted on before one that only says so. */
export const surfaceOrder = ['form', 'vendor', 'link', 'button', 'text', 'heading', 'page', 'data'] as const
