import { setFlagsFromString } from 'node:v8'
import { describeFailure, printFailure } from './failure.ts'
import { commandWords, createProgram } from './program.ts'

// The engine guesses which objects stay, by how many outlive a collection. Those of a page do, and are gone with the next page: by that
// guess whole documents would be kept until the next full collection, and a site would take a tenth more of the processor.
setFlagsFromString('--no-allocation-site-pretenuring')

// It is not an error if a reader such as `head` closes early.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

process.on('uncaughtException', (error) => {
  void fail(error).finally(() => process.exit())
})

try {
  const words = commandWords(process.argv.slice(2))
  const program = await createProgram(words)
  await program.parseAsync(words, { from: 'user' })
} catch (error) {
  await fail(error)
}

async function fail(error: unknown): Promise<void> {
  const failure = await describeFailure(error, Boolean(process.env['OPERABLE_DEBUG']))
  process.exitCode = failure.exitCode
  printFailure(failure, process.argv)
}
