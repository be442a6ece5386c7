import { TAKEN } from './widget-browser.ts'

/** A page whose form `#f` notes in `window.sent` what it sends, and is empty again once that was taken. */
export function resetForm(body: string, script: string): string {
  return `<!doctype html><html lang="en"><title>Form</title><body><form id="f">${body}<button>Go</button></form>
  <script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; ${TAKEN} });${script}</script>`
}
