import { describeFailure, printFailure } from './failure.ts'
import { commandWords, createProgram } from './program.ts'

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
