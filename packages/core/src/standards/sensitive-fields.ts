import type { FieldPurpose } from './field-purposes.ts'

/** What a field asks for that no agent should fill in unasked. */
export type Sensitivity = 'payment' | 'password' | 'file'

/** Field purposes that an agent must not fill and send without a person's approval. */
export const sensitivePurposes: Partial<Record<FieldPurpose, Sensitivity>> = {
  'card-number': 'payment',
  'card-name': 'payment',
  'card-expiry': 'payment',
  'card-security-code': 'payment',
  iban: 'payment',
  password: 'password',
  'new-password': 'password',
  file: 'file',
}

/** Control types that are sensitive whatever they are called. */
export const sensitiveTypes: Readonly<Record<string, Sensitivity>> = { password: 'password', file: 'file' }
