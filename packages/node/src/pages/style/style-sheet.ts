import { base } from './base.ts'
import { controls } from './controls.ts'
import { layout } from './layout.ts'
import { print } from './print.ts'
import { prose } from './prose.ts'
import { report } from './report.ts'
import { tokens } from './tokens.ts'

/**
 * The style sheet of every page. It stands in the page itself, so that the first paint waits for nothing, and in one
 * piece, so that one hash in the policy allows it.
 */
export const styleSheet: string = [tokens, base, layout, controls, prose, report, print]
  .join('')
  .replace(/\s*\n\s*/g, '')
  .trim()
