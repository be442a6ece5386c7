import type { PageEvidence } from '@operable/core'
import type { CrawlListener } from '../crawl/crawl-events.ts'
import { fitText } from './print/fit-text.ts'
import { printable } from './print/printable.ts'
import { describeTerminal } from './print/terminal.ts'
import { createSpinner } from './spinner.ts'

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
  login: 'leads to a login',
  failed: 'no answer',
}

/** A line for each page on stderr while a scan runs, where `createSpinner` draws. */
export function createProgress(subject: string): Progress {
  const { ink, width } = describeTerminal(process.stderr)
  const lineOf = (text: string) => fitText(printable(text), width - 3)
  const spinner = createSpinner(lineOf(`Knocking at ${subject}`))
  const show = (text: string) => spinner.show(lineOf(text))

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
      spinner.leave({ symbol, text: `${String(done).padStart(3)} ${line}` })
      show('Reading on')
    },
    stop: spinner.stop,
  }
}
