import { html, type Markup } from '../html.ts'
import type { ConsoleView } from './console-view.ts'

interface PostFormOptions {
  /** From the root of the service. */
  path: string
  /** What its button says while the answer takes its time. */
  busy?: string
  className?: string
}

/** A form that changes something. It carries the token of the session, and works without JavaScript. */
export function postForm(
  { path, busy, className }: PostFormOptions,
  { basePath, token }: Pick<ConsoleView, 'basePath' | 'token'>,
  content: Markup,
): Markup {
  return html`<form method="post" action="${basePath}${path}"${busy && html` data-busy="${busy}"`}${className && html` class="${className}"`}>${content}<input type="hidden" name="token" value="${token}"></form>`
}
