/** Whether a text says anything: it has a letter or a digit. An asterisk or a colon tells nobody what a field is for. */
export function isTelling(text: string): boolean {
  return /[a-z0-9]/i.test(text) || /[\p{L}\p{N}]/u.test(text)
}
