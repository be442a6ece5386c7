import type { SelectorTrial } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { field } from '../field.ts'
import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import { plural } from '../words.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'

/** What was asked, and what came of it. */
export interface TrialView {
  pageUrl: string
  selector: string
  pageError?: string | undefined
  selectorError?: string | undefined
  result?: SelectorTrial | undefined
}

/** Whether a selector finds what a tool should act on, before the tool is changed. */
export function selectorTrialSection(website: Website, trial: TrialView | undefined, view: ConsoleView): Markup {
  const page = field({
    name: 'pageUrl',
    label: 'Page',
    value: trial?.pageUrl ?? website.url,
    error: trial?.pageError,
    code: true,
    required: true,
    maxLength: 2048,
  })
  const selector = field({
    name: 'selector',
    label: 'Selector',
    hint: 'CSS; “form” and “button” mean the first one of the page.',
    value: trial?.selector,
    error: trial?.selectorError,
    code: true,
    required: true,
    maxLength: 512,
  })
  return html`<section id="try"><h2>Try a selector</h2>
<p class="section-about">The service reads the page and shows what the selector matches there. Nothing is clicked.</p>
${postForm({ path: `/console/websites/${website.id}/try#try`, busy: 'Reading the page…', className: 'card stack' }, view, html`${page}${selector}<p><button class="quiet">Try the selector</button></p>`)}
${trial?.result && outcome(trial.result, trial.selector)}</section>`
}

function outcome({ count, outlines, name, rendered }: SelectorTrial, selector: string): Markup {
  // These two mean the first one of the page.
  const isDefault = /^(form|button)$/.test(selector.trim())
  const tone = count === 1 || (count > 1 && isDefault) ? 'good' : 'poor'
  const verdict =
    count === 0
      ? 'Nothing matches.'
      : count === 1
        ? 'One element matches.'
        : `${plural(count, 'element')} match${isDefault ? '; the first one is meant' : ': nothing tells which one is meant'}.`
  return html`<div class="notice ${tone} stack-tight" role="status"><p><b>${verdict}</b>${rendered && ' The page was read in a browser.'}</p>
${name !== undefined && name !== '' && html`<p>Name of the first: “${siteText(name, 160)}”</p>`}
${outlines.length > 0 && html`<ul class="stack-tight">${outlines.map((outline) => html`<li><code>${siteText(outline, 400)}</code></li>`)}</ul>`}</div>`
}
