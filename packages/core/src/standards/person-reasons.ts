/** Why a person must act, said to an agent; keys as in the schema of a tool. */
export const personReasonTexts = {
  password: 'A person types the password.',
  payment: 'A person enters payment details.',
  file: 'A person chooses the file.',
  'one-time-code': 'A person enters the code that was sent to them.',
  captcha: 'A person solves the captcha.',
  consent: 'A person must have agreed.',
  deletion: 'It deletes or cancels something: a person must have agreed.',
  'other-origin': 'It goes to another site: a person must have agreed.',
} as const

/** Of `payment` where no field asks for it. */
export const orderText = 'It costs something or makes a commitment: a person must have agreed.'
