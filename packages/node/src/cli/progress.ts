import type { FormProof, PageEvidence } from '@operable/core'
import ora from 'ora'
import type { CrawlListener } from '../crawl/crawl-events.ts'
import { printable } from './print/printable.ts'
import { proofLine } from './print/proof-line.ts'
import { describeTerminal, type OutputStream, WIDTH } from './print/terminal.ts'
import { fitText } from './print/text.ts'

export interface Progress {
  onProgress: CrawlListener
  onProof(proof: FormProof): void
  stop(): void
}

const OUTCOMES: Record<PageEvidence['outcome'], string> = {
  read: '',
  not_html: 'not HTML',
  http_error: 'HTTP error',
  challenge: 'blocked by bot protection',
  robots: 'disallowed by robots.txt',
  login: 'login required',
  failed: 'no response',
}

/** A line for each page on stderr during a scan, and for each form that was tried, wherever `createSpinner` draws. */
export function createProgress(subject: string): Progress {
  const { ink, width } = describeTerminal(process.stderr)
  const lineOf = (text: string) => fitText(printable(text), width - 3)
  const spinner = createSpinner(lineOf(`Connecting to ${subject}`))
  const show = (text: string) => spinner.show(lineOf(text))

  return {
    onProgress(event) {
      if (event.type === 'robots') show('Reading robots.txt, sitemap and files for agents')
      if (event.type === 'page-start') show(`Reading ${event.url}`)
      if (event.type === 'render-start') show(`Opening ${event.url} in a browser`)
      if (event.type !== 'page') return
      const { page, done } = event
      const note = [OUTCOMES[page.outcome], page.rendering.mode === 'browser' ? 'in a browser' : '']
        .filter(Boolean)
        .join(', ')
      const symbol = page.outcome === 'read' ? ink.green('✓') : ink.yellow('!')
      const line = fitText(printable(`${page.url}${note ? `: ${note}` : ''}`), width - 7)
      spinner.leave({ symbol, text: `${String(done).padStart(3)} ${line}` })
      show('Reading the next page')
    },
    onProof(proof) {
      spinner.leave(proofLine(proof, { ink, width }))
      show('Trying the next form')
    },
    stop: spinner.stop,
  }
}

/** An animated line on stderr while a command works. */
export interface Spinner {
  show(text: string): void
  /** Prints a line, and continues below it. */
  leave(line: { symbol: string; text: string }): void
  stop(): void
}

/**
 * Draws only on a terminal that is known to be wide enough. `script`, `docker run -t` and many CI runners report 0 columns;
 * ora divides by the columns to count the lines to clear, so there it would clear lines forever and miss every signal.
 */
export function createSpinner(text: string): Spinner {
  const stream = process.stderr
  if (!hasRoom(stream)) return { show() {}, leave() {}, stop() {} }
  // Otherwise ora takes over stdin and swallows Ctrl-C.
  const spinner = ora({ stream, discardStdin: false, text }).start()
  // The event comes before the next frame.
  const onResize = () => {
    if (!hasRoom(stream)) stop()
  }
  const stop = () => {
    stream.off('resize', onResize)
    spinner.stop()
  }
  stream.on('resize', onResize)
  return {
    show(next) {
      spinner.text = next
    },
    leave(line) {
      if (!spinner.isSpinning) return
      spinner.stopAndPersist(line)
      spinner.start()
    },
    stop,
  }
}

function hasRoom({ isTTY = false, columns = 0 }: OutputStream): boolean {
  return isTTY && columns >= WIDTH.least
}
