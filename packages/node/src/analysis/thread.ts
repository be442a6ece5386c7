// Runs in a thread of its own. The build puts it and all that it imports into one text, see thread-source.ts.

import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { OperableError } from '@operable/core'
import { type JobName, jobs } from './jobs.ts'

export interface JobRequest {
  name: JobName
  input: unknown
}

/** The first one, before any request, says that the thread has begun to run. */
export type JobAnswer = { output: unknown } | { error: { name: string; message: string; code?: string } }

/** Requests are answered first. On Linux alone a priority is that of one thread: setpriority(2), "C library/kernel differences". */
if (process.platform === 'linux') {
  try {
    setPriority(0, 5)
  } catch {
    // A sandbox may forbid it.
  }
}

parentPort?.on('message', async ({ name, input }: JobRequest) => {
  parentPort?.postMessage(await answer(name, input))
})
parentPort?.postMessage({ output: undefined } satisfies JobAnswer)

async function answer(name: JobName, input: unknown): Promise<JobAnswer> {
  try {
    return { output: await (jobs[name] as (input: unknown) => unknown)(input) }
  } catch (error) {
    if (error instanceof OperableError) return { error: { name: error.name, message: error.message, code: error.code } }
    return { error: error instanceof Error ? { name: error.name, message: error.message } : unknownError }
  }
}

const unknownError = { name: 'Error', message: 'Something that is no error was thrown.' }
