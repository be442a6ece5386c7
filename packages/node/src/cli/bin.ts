import { describeFailure } from './failure.ts'
import { createProgram } from './program.ts'

// A reader that closes early, such as `head`, is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

process.on('uncaughtException', (error) => {
  fail(error)
  process.exit()
})

try {
  await createProgram().parseAsync()
} catch (error) {
  fail(error)
}

function fail(error: unknown): void {
  const { exitCode, message } = describeFailure(error, Boolean(process.env['OPERABLE_DEBUG']))
  process.exitCode = exitCode
  if (message) process.stderr.write(`operable: ${message}\n`)
}
