import { attribute, documentOf, listen, select } from '../natives.ts'

/** Hears of an answer: its status, 0 where that is not told; and its type and body, where it is no page. */
type Answered = (status: number, type: string, body: string) => void

/**
 * Follows a form to the frame of the page that it is sent to.
 * @returns whether there is one
 */
export function followFrame(form: Element, begin: () => Answered): boolean {
  const name = attribute(form, 'target')
  const [frame] = name ? select(documentOf(form)!, `iframe[name="${CSS.escape(name)}"]`) : []
  if (!frame) return false
  const end = begin()
  const onLoad = (): void => {
    const { contentWindow: view, contentDocument: page } = frame as HTMLIFrameElement
    if (!page || !view) return end(0, '', '')
    const [entry] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const text = page.contentType === 'text/html' ? '' : (page.body?.textContent ?? '')
    end(entry?.responseStatus ?? 0, page.contentType, text)
  }
  listen(frame, 'load', onLoad, { once: true })
  return true
}
