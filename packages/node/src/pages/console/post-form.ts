import { html, type Markup } from '../html.ts'
import type { ConsoleView } from './console-view.ts'

/**
 * A form that changes something. It carries the token of the session, and works without JavaScript.
 * @param path from the root of the service
 * @param busy what its button says while the answer takes its time
 */
export function postForm(
  path: string,
  { basePath, token }: Pick<ConsoleView, 'basePath' | 'token'>,
  content: Markup,
  { busy, className }: { busy?: string; className?: string } = {},
): Markup {
  return html`<form method="post" action="${basePath}${path}"${busy && html` data-busy="${busy}"`}${className && html` class="${className}"`}>${content}<input type="hidden" name="token" value="${token}"></form>`
}
