import { parsePage } from '@operable/core'
import type { Looks } from '@operable/core/fingerprint'
import type { Page } from 'playwright-core'
import { clickableLooks, formLooks } from '../../core/src/tools/fingerprint.ts'
import { markOf } from '../../core/test/marks.ts'

/** What elements look like, each as one line of JSON, by the mark of the element. */
export interface LooksByMark {
  form: Record<string, string>
  button: Record<string, string>
}

/** As `@operable/core` reads them from the source. */
export function looksInSource(marked: string, url: string): LooksByMark {
  const page = parsePage(marked, { url })
  const mark = markOf(marked)
  const byMark = (kind: typeof clickableLooks): Record<string, string> =>
    Object.fromEntries(kind(page).map(({ node, looks }) => [mark(node) ?? '', compared(looks)]))
  return { form: byMark(formLooks), button: byMark(clickableLooks) }
}

/** As the widget sees them in the document that a browser makes of it. The tab has the runner. */
export async function looksInBrowser(tab: Page, marked: string): Promise<LooksByMark> {
  const found = await tab.evaluate((marked) => {
    const { candidates } = globalThis as unknown as {
      candidates: typeof import('../src/target/heal.ts').candidates
    }
    const frame = document.body.appendChild(document.createElement('iframe'))
    const page = frame.contentDocument as Document
    page.open()
    page.write(marked)
    page.close()
    const byMark = (role: 'form' | 'button') =>
      candidates(page, role).map(({ element, looks }) => [element.getAttribute('data-mark') ?? '', looks] as const)
    const all = { form: byMark('form'), button: byMark('button') }
    frame.remove()
    return all
  }, marked)
  const byMark = (all: (readonly [string, Looks])[]) =>
    Object.fromEntries(all.map(([mark, looks]) => [mark, compared(looks)]))
  return { form: byMark(found.form), button: byMark(found.button) }
}

/**
 * What `matchFingerprint` compares: without white space, and with no difference between none and an empty address. Control
 * characters, which the source's reader drops, do not count either.
 */
function compared({ role, name, fields, action = '', neighbours }: Looks): string {
  // Where white space differs, a long text is cut at another place.
  const plain = (text = ''): string => text.replace(/[\s\p{Cc}]/gu, '').slice(0, 80)
  const { heading, before, after } = neighbours
  return JSON.stringify([role, plain(name), fields, action, plain(heading), plain(before), plain(after)])
}
