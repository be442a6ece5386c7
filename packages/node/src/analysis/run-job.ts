import { NoThreads } from './job-failure.ts'
import { type JobInput, type JobName, type JobOutput, jobs } from './jobs.ts'
import { createThreadPool, type JobOptions } from './thread-pool.ts'

/** Runs a job in a thread, or here where there can be none. Rejects as `ThreadPool.run` does, but never with NoThreads. */
export type RunJob = <Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  options?: RunOptions,
) => Promise<JobOutput<Name>>

export interface RunOptions extends Pick<JobOptions, 'urgent'> {
  /** Of what is read. Little is read here while no thread runs: a small site should not pay for one. */
  bytes?: number
}

/** Read in a few milliseconds, and in tens of them at worst. */
const LITTLE = 32 * 1024

/** The threads of the process, whatever it reads and for whom. */
const pool = createThreadPool(async () => (await import('./thread-source.ts')).threadSource())

/**
 * The jobs of one scan, or of one call.
 *
 * @param options.here in this thread: what is read is the caller's own
 * @param options.signal ends those that run
 */
export function createRunJob({ signal, here = false }: { signal?: AbortSignal; here?: boolean } = {}): RunJob {
  const owner = {}
  let bytesHere = 0
  async function run<Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    { urgent, bytes = Number.POSITIVE_INFINITY }: RunOptions = {},
  ): Promise<JobOutput<Name>> {
    if (here) return runHere(name, input)
    if (bytes <= LITTLE && !pool.isWarm()) {
      bytesHere += bytes
      // There is more of it: a start takes as long as a few such pages.
      if (bytesHere > LITTLE) pool.warm()
      return runHere(name, input)
    }
    try {
      return (await pool.run({ name, input }, { owner, signal, urgent })) as JobOutput<Name>
    } catch (error) {
      if (error instanceof NoThreads) return runHere(name, input)
      throw error
    }
  }
  return run
}

/** Detached, as what comes from a thread is. */
async function runHere<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
  const job = jobs[name] as (input: JobInput<Name>) => JobOutput<Name> | Promise<JobOutput<Name>>
  return detached(await job(input))
}

/**
 * A copy of plain data whose strings stand on their own. JavaScript engines keep a cut-out string as a view of the text
 * that it was cut from: without the copy one kept heading would keep its whole document in memory.
 */
function detached<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}
