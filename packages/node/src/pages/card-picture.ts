import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { OperableError } from '@operable/core'
import { packageRoot } from '../package-root.ts'
import type { DrawAnswer, DrawRequest } from './card-worker.ts'

/** Pictures that wait for the thread at most. */
const MOST_WAITING = 20
/** Without a picture for so long the thread ends and gives its memory back, in ms. */
const IDLE = 60_000

interface Waiting {
  done(png: Uint8Array<ArrayBuffer>): void
  fail(error: Error): void
}

interface Painter {
  worker: Worker
  waiting: Map<number, Waiting>
  idle?: NodeJS.Timeout
}

let painter: Painter | undefined
let last = 0

/**
 * Draws an SVG as PNG, one at a time, in a thread that the first picture starts: requests are answered meanwhile.
 *
 * @throws OperableError `rate_limited` when too many wait
 */
export function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  painter ??= startPainter()
  const { worker, waiting, idle } = painter
  if (waiting.size >= MOST_WAITING) {
    return Promise.reject(new OperableError('rate_limited', 'Too many images are being drawn. Try again later.'))
  }
  clearTimeout(idle)
  worker.ref()
  const id = ++last
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail })
    worker.postMessage({ id, svg } satisfies DrawRequest)
  })
}

function startPainter(): Painter {
  const started: Painter = { worker: new Worker(workerFile(), { execArgv: [] }), waiting: new Map() }
  const { worker, waiting } = started

  worker.on('message', (answer: DrawAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('png' in answer) asked?.done(answer.png)
    else asked?.fail(new Error(answer.error))
    if (waiting.size > 0) return
    // Nothing stays alive for a picture that nobody has asked for yet.
    worker.unref()
    started.idle = setTimeout(() => end(new Error('Not needed.')), IDLE).unref()
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The thread that draws has ended.')))
  return started

  /** The next picture starts another thread. */
  function end(error: Error): void {
    if (painter === started) painter = undefined
    clearTimeout(started.idle)
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
    void worker.terminate()
  }
}

/**
 * The build puts the files of this package at other depths, and the thread in a file of its own. No `new URL` beside
 * `import.meta.url`: a bundler takes the file that such a line names into its bundle, and fails where there is none.
 */
function workerFile(): string {
  const file = import.meta.url.endsWith('.ts') ? 'src/pages/card-worker.ts' : 'dist/pages/card-worker.js'
  return join(packageRoot(), file)
}
