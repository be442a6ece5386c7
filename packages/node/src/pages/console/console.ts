import type { CreatedTools } from '../../contracts/tools.ts'
import { type LeftOut, summarizeCreated } from '../../services/tools/summaries.ts'
import { type PageContext, renderDocument } from '../document.ts'
import { html, type Markup } from '../html.ts'
import { cutText, pathOn, siteText, snippetFigure } from '../parts.ts'

/** What every page of the console knows of the one who has signed in. */
export interface ConsoleView extends PageContext {
  /** Goes into every form. */
  token: string
  isAdmin: boolean
  flash?: Flash | undefined
}

interface ConsoleParts {
  title: string
  /** From the root. */
  path: string
  /** Way back from the list of websites, from the outside in; the page itself is not in it. Absent for the list. */
  trail?: readonly { path: string; text: string }[]
  main: Markup
  /** More for the head. */
  head?: Markup
}

/** A page of the console: where it is, what the last action said, how to sign out. */
export function renderConsole({ title, path, trail, main, head }: ConsoleParts, view: ConsoleView): string {
  const { basePath, isAdmin } = view
  // Whoever has the key of one website sees no list.
  const steps = trail ? [...(isAdmin ? [{ path: '/console', text: 'Websites' }] : []), ...trail] : []
  return renderDocument(
    {
      title,
      description: `${title} in the Operable console.`,
      path,
      unlisted: true,
      ...(head && { head }),
      scripts: ['copy', 'busy'],
      main: html`<div class="between console-bar"><nav aria-label="Breadcrumb"><ol class="row small">${steps.map(
        (step) => html`<li><a href="${basePath}${step.path}">${step.text}</a> <span aria-hidden="true">›</span></li>`,
      )}<li aria-current="page">${title}</li></ol></nav>${postForm({ path: '/console/sign-out' }, view, html`<button class="quiet small-button">Sign out</button>`)}</div>
${flashNotice(view.flash)}
${main}`,
    },
    view,
  )
}

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

/** What an action says on the next page. */
export interface Flash {
  tone: 'good' | 'poor'
  text: string
  /** A new key: shown here and never again. */
  key?: string
  /** A new webhook's secret: shown here and never again. */
  secret?: string
  /** What was left out, one sentence each. */
  notes?: readonly string[]
}

const MAX_NOTES = 20
/** A note may name ten pages. */
const MAX_NOTE = 2_000

export function flashNotice(flash: Flash | undefined): Markup | undefined {
  if (flash === undefined) return undefined
  const { tone, text, key, secret, notes = [] } = flash
  const more = notes.length - MAX_NOTES
  return html`<div class="notice stack-tight ${tone}" role="status"><p>${siteText(text, 600)}</p>
${key && shownOnce(key, 'key')}${secret && shownOnce(secret, 'secret')}
${notes.length > 0 && html`<ul class="bullets small">${notes.slice(0, MAX_NOTES).map((note) => html`<li>${siteText(note, MAX_NOTE)}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}</ul>`}</div>`
}

function shownOnce(value: string, name: string): Markup {
  return html`<p><b>Copy this ${name} now. You will not see it again.</b></p>${snippetFigure(value, `the ${name}`)}`
}

/** Pages named in one line, and how much of the address of each. */
const NAMED = { pages: 10, characters: 120 }
const list = new Intl.ListFormat('en-GB')

/** What discovering or adding pages gave: a line for each kind of thing and reason with all its pages. */
export function createdFlash(created: CreatedTools, siteUrl: string): Flash {
  const { text, leftOut } = summarizeCreated(created)
  const notes = leftOut.map((group) => noteOf(group, siteUrl))
  const proposed = created.proposals?.length ?? 0
  if (proposed > 0) {
    notes.unshift(
      `There are proposals for ${proposed === 1 ? 'one existing tool' : `${proposed} existing tools`}: see below.`,
    )
    return { tone: 'good', text: leftOut.length > 0 ? `${text} Proposals and skipped items:` : text, notes }
  }
  return { tone: 'good', text: notes.length > 0 ? `${text} Skipped:` : text, notes }
}

function noteOf({ name, kind, reason, count, urls }: LeftOut, siteUrl: string): string {
  const pages = pagesOf(urls, siteUrl)
  if (name === undefined) return `${count === 1 ? 'Page' : 'Pages'} ${pages}: ${reason}`
  return `${name}, ${count === 1 ? `a ${kind}` : `${count} ${kind}s`} on ${pages}: ${reason}`
}

function pagesOf(urls: readonly string[], siteUrl: string): string {
  const pages = [...new Set(urls.map((url) => pathOn(siteUrl, url)))].sort()
  const more = pages.length - NAMED.pages
  const named = pages.slice(0, NAMED.pages).map((page) => cutText(page, NAMED.characters))
  return list.format(more > 0 ? [...named, `${more} more`] : named)
}
