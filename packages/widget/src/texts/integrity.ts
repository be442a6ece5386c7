// What the files with texts consist of. The build puts it in where the script loads them, see rollup.config.mjs: a bundler,
// which makes files of its own, needs none.

/** Of the file that knows the others: a page in English does not pay for a list of hashes. */
export const LIST: string | undefined = undefined

/** Of the texts, by their language. */
export const PACKS: Readonly<Record<string, string>> = {}
