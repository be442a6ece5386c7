import { readFileSync } from 'node:fs'

interface PressedButtons {
  loses: Record<string, Record<string, string[]>>
  harmless: Record<string, string[] | Record<string, string[]>>
  cancelAlone?: Record<string, string>
}

/**
 * What buttons say, with their language, written without a look at any word list, in 28 languages: those that lose something or bind to
 * something (to pay, order, subscribe at a cost, transfer, bid, sign, withdraw, delete, wipe and cancel), and those that lose nothing.
 * @param file `pressed-buttons`, with which the words were made; `held-out-buttons`, which was written after them; or `called-buttons`,
 *   which has two texts of each kind in each language, of which the words were made with the first, and further ones under `more`, for
 *   words that are in neither
 */
export function buttonsIn(file: 'pressed-buttons' | 'held-out-buttons' | 'called-buttons') {
  const text = readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8')
  const { loses, harmless, cancelAlone = {} } = JSON.parse(text) as PressedButtons
  return {
    losing: Object.entries(loses).flatMap(([language, things]) =>
      Object.values(things)
        .flat()
        .map((text) => [language, text] as const),
    ),
    losingNothing: Object.entries(harmless).flatMap(([language, texts]) =>
      Object.values(texts)
        .flat()
        .map((text) => [language, text] as const),
    ),
    /** What closes a dialog without doing anything, for whoever knows that it stands in one. */
    cancelAlone: Object.entries(cancelAlone),
  }
}
