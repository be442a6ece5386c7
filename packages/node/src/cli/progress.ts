import type { PageEvidence } from '@operable/core'
import ora from 'ora'
import type { CrawlListener } from '../crawl/crawl-events.ts'
import { fitText } from './print/fit-text.ts'
import { printable } from './print/printable.ts'
import { describeTerminal } from './print/terminal.ts'

export interface Progress {
  onProgress: CrawlListener
  stop(): void
}

const OUTCOMES: Record<PageEvidence['outcome'], string> = {
  read: '',
  not_html: 'not a page of HTML',
  http_error: 'an error answer',
  challenge: 'a bot wall answered',
  robots: 'not read: robots.txt',
  failed: 'no answer',
}

/** A line for each page on stderr while a scan runs, and nothing where stderr is not a terminal. */
export function createProgress(subject: string): Progress {
  const stream = process.stderr
  if (!stream.isTTY) return { onProgress() {}, stop() {} }
  const { ink, width } = describeTerminal(stream)
  // ora would take over stdin to swallow key presses, and Ctrl-C with them.
  const spinner = ora({ stream, discardStdin: false })
  const show = (text: string) => {
    spinner.text = fitText(printable(text), width - 3)
  }
  spinner.start()
  show(`Knocking at ${subject}`)

  return {
    onProgress(event) {
      if (event.type === 'robots') show('Reading robots.txt, sitemap and files for agents')
      if (event.type === 'page-start') show(`Reading ${event.url}`)
      if (event.type === 'render-start') show(`Opening in a browser: ${event.url}`)
      if (event.type !== 'page') return
      const { page, done } = event
      const note = [OUTCOMES[page.outcome], page.rendering.mode === 'browser' ? 'in a browser' : '']
        .filter(Boolean)
        .join(', ')
      const symbol = page.outcome === 'read' ? ink.green('✓') : ink.yellow('!')
      const line = fitText(printable(`${page.url}${note ? `: ${note}` : ''}`), width - 7)
      const text = `${String(done).padStart(3)} ${line}`
      spinner.stopAndPersist({ symbol, text })
      spinner.start('Reading on')
    },
    stop() {
      spinner.stop()
    },
  }
}
