import { labelPlaceholder } from '../../standards/placeholders.ts'

/** Whether a text has a letter or a digit, and is not our placeholder. An asterisk or a colon does not say what a field is for. */
export function isTelling(text: string): boolean {
  if (text === labelPlaceholder) return false
  return /[a-z0-9]/i.test(text) || /[\p{L}\p{N}]/u.test(text)
}
