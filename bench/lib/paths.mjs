import { fileURLToPath } from 'node:url'

/** Absolute path of this folder and of the repository. */
export const bench = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')
