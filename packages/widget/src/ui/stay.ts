import { isConnected, rootElement } from '../natives.ts'

/** How often what the page took away is put back: a page that insists on it has its way. */
const MOST = 20

/**
 * Puts back what a page takes away with all else that its server did not send: frameworks that make the whole document
 * their own do so when they start, and what writes into a document that has loaded begins it anew.
 * @returns ends it
 */
export function stay(host: HTMLElement): () => void {
  let count = 0
  const observer = new MutationObserver(() => {
    const root = rootElement(document)
    if (!root || isConnected(host) || count++ >= MOST) return
    root.append(host)
    look()
  })
  /** The element of the document may be another one by now. */
  function look(): void {
    observer.disconnect()
    for (const node of [document, rootElement(document)]) observer.observe(node, { childList: true })
  }
  look()
  return () => observer.disconnect()
}
