// The program of the official conformance suite, run once for each list of words that the parent sends. All runs share a
// process, since loading what the program imports takes most of a scenario's time; the program itself is evaluated anew.
import { pathToFileURL } from 'node:url'

const [node = '', , program = ''] = process.argv
let runs = 0

process.on('message', async (/** @type {string[]} */ words) => {
  /** @type {PromiseWithResolvers<void>} */
  const { promise: over, resolve } = Promise.withResolvers()
  // It says that it is done by ending its process.
  process.exit = /** @type {typeof process.exit} */ (() => resolve())
  process.argv = [node, program, ...words]
  await import(`${pathToFileURL(program)}?run=${runs++}`).catch((error) => {
    console.error(error)
    resolve()
  })
  await over
  process.send?.('over')
})
