import { type Program, parse } from 'acorn'

/** Characters of one script; a longer one is a library or data. */
const LONGEST = 60_000

/**
 * The syntax tree of a script. Undefined for what a browser would not run either, and for what is too long or nested too
 * deeply to be read.
 * @param isModule whether `import` and `export` may stand in it
 */
export function parseScript(text: string, isModule = false): Program | undefined {
  if (text.length > LONGEST) return undefined
  try {
    return parse(text, {
      ecmaVersion: 'latest',
      sourceType: isModule ? 'module' : 'script',
      // A handler in an attribute is the body of a function.
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: isModule,
      allowHashBang: false,
    })
  } catch {
    return undefined
  }
}
