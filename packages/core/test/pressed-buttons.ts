import { readFileSync } from 'node:fs'

interface PressedButtons {
  loses: Record<string, Record<string, string[]>>
  harmless: Record<string, string[]>
  cancelAlone: Record<string, string>
}

const {
  loses,
  harmless,
  cancelAlone: cancels,
} = JSON.parse(readFileSync(new URL('./pressed-buttons.json', import.meta.url), 'utf8')) as PressedButtons

/**
 * What buttons say that lose something or bind to something, with their language. Written without a look at any word list: three texts for
 * each of ten things (to pay, order, subscribe at a cost, transfer, bid, sign, withdraw, delete, wipe and cancel) in 28 languages.
 */
export const losing = Object.entries(loses).flatMap(([language, things]) =>
  Object.values(things).flatMap((texts) => texts.map((text) => [language, text] as const)),
)

/** The same of buttons that lose nothing: up to twenty in each language. */
export const losingNothing = Object.entries(harmless).flatMap(([language, texts]) =>
  texts.map((text) => [language, text] as const),
)

/** What closes a dialog without doing anything, for whoever knows that it stands in one. */
export const cancelAlone = Object.entries(cancels)
