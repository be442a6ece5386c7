import type { Tool, ToolDraft } from '@operable/core'
import type { PreflightStep } from '@operable/core/tools'
import type { ToolCheck } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { html, type Markup } from '../html.ts'
import { field, shortAddress, siteText } from '../parts.ts'
import { type ConsoleView, postForm, renderConsole } from './console.ts'
import { type FieldsView, fieldKind, fieldsSection, type KnownField } from './tool-fields.ts'

/** Names of the fields of the form, as the API has them. */
export const toolFieldNames = ['name', 'description', 'pageUrl', 'selector', 'clickSelector'] as const
export type ToolFieldName = (typeof toolFieldNames)[number]

export interface ToolView {
  website: Website
  tool: Tool
  /** Of the list that the form was made from: a change by somebody else in the meantime is not written over. */
  revision: string
  /** What was typed, where that was refused. */
  values?: Readonly<Record<ToolFieldName, string>> & { active: boolean; repeatable: boolean }
  errors?: Partial<Record<ToolFieldName, string>>
  /** What is wrong with the whole. */
  error?: string | undefined
  /** An element that a person has picked on its page: it is in the fields, and only the button saves it. */
  picked?: { draft: ToolDraft; parameter: string } | undefined
  check?: ToolCheckView
  /** What was made of its fields, where that was refused, and why. */
  refused?: Pick<FieldsView, 'given' | 'error'>
}

/** One tool, with everything about it that a person may change. */
export function renderToolPage(page: ToolView, view: ConsoleView): string {
  const { website, tool, error, picked } = page
  const list = `/console/websites/${website.id}`
  const path = `${list}/tools/${tool.id}`
  return renderConsole(
    {
      title: tool.name,
      path,
      trail: [{ path: list, text: shortAddress(website.url) }],
      main: html`<h1>${siteText(tool.name, 128)}</h1>
${error && html`<p class="notice poor" role="alert">${error}</p>`}
${picked ? pickedNotice(picked.draft) : uncheckedNotice(tool)}
${postForm({ path, className: 'card stack', busy: 'Saving…' }, view, toolFields(page, view.basePath + path))}
${picked ? false : otherSections(page, path, view)}`,
    },
    view,
  )
}

function otherSections({ tool, revision, refused, check }: ToolView, path: string, view: ConsoleView): Markup {
  return html`${wayTo(tool)}
${fieldsSection(path, { tool, revision, ...refused }, view)}
${toolCheckSection(path, check, view)}
${knownSection(tool)}
<section><h2>Remove</h2>${postForm({ path: `${path}/remove`, className: 'card stack' }, view, html`<p>Within seconds, the widget stops offering this tool. Another discovery can add it again.</p><p><button class="danger">Remove the tool</button></p>`)}</section>`
}

/** To the page of the tool: to see it run, or to pick what it acts on with a click. */
function wayTo(tool: Tool): Markup {
  return html`<section id="page"><h2>On its page</h2>
<p class="section-about">Try the tool on its page, or click another form or button there to use instead; you then save the change here. Both need the script tag on that page. Without the tag, use the bookmark from the website’s console page.</p>
<p class="row">${tool.active && html`<a class="button" href="${tryAddress(tool)}" target="_blank" rel="noopener noreferrer">Try it<span class="hidden">: ${tool.name}, in a new tab</span></a>`}<a class="button quiet" href="${pickAddress(tool)}">Pick on the page</a></p></section>`
}

/** What was picked, before it is saved. */
function pickedNotice({ metadata, pageUrl, selector }: ToolDraft): Markup {
  const { kind, fields = [] } = metadata
  return html`<div class="notice stack-tight" role="status"><p><b>You picked a ${kind}.</b> Nothing is saved yet. If the tool now does something else, change its name and description. Then save it.</p>
<p><code>${siteText(selector, 300)}</code> on ${siteText(pageUrl, 300)}</p>
${fields.length > 0 && html`<ul class="bullets">${fields.map(fieldLine)}</ul>`}</div>`
}

/** Why each run asks a person, where nobody has read the element. */
function uncheckedNotice({ metadata: { unchecked, uncheckedReason } }: Tool): Markup | false {
  return (
    unchecked === true &&
    html`<div class="notice poor stack-tight" role="status"><p><b>Unchecked.</b> The tool was moved to another element, which ${uncheckedReason === undefined ? 'has not been read yet.' : 'could not be read.'} Until it has been read, every run asks a person and takes the fields from the live page.</p>
${uncheckedReason !== undefined && html`<p>${siteText(uncheckedReason, 600)}</p>`}</div>`
  )
}

/** @param leave where a person goes who does not want what they picked */
function toolFields({ tool, revision, values = toolValues(tool), errors, picked }: ToolView, leave: string): Markup {
  return html`${toolTextFields(values, errors)}
<p><label for="active"><input type="checkbox" id="active" name="active" value="yes"${values.active && html` checked`}>On: the widget offers this tool</label></p>
<p><label for="repeatable"><input type="checkbox" id="repeatable" name="repeatable" value="yes"${values.repeatable && html` checked`}>Repeatable: agents may send the same input again right away, as with “Add to cart”</label></p>
<input type="hidden" name="revision" value="${revision}">${picked && html`<input type="hidden" name="draft" value="${picked.parameter}">`}
<p class="row"><button type="submit">Save the tool</button>${picked && html`<a class="button quiet" href="${leave}">Cancel</a>`}</p>`
}

/** The fields for what a person may say of a tool, each with what was wrong with it. */
export function toolTextFields(
  values: Readonly<Record<ToolFieldName, string>>,
  errors: ToolView['errors'] = {},
): Markup {
  return html`${toolFieldNames.map((name) =>
    field({ name, ...fieldTexts[name], value: values[name], error: errors[name], required: name !== 'clickSelector' }),
  )}`
}

const fieldTexts: Record<
  ToolFieldName,
  { label: string; hint?: string; maxLength: number; code?: boolean; rows?: number }
> = {
  name: { label: 'Name', hint: 'What agents call it. Use each name once per website.', maxLength: 128, code: true },
  description: { label: 'Description', hint: 'Helps agents decide when to use it.', maxLength: 2000, rows: 3 },
  pageUrl: { label: 'Page', hint: 'The page with the form or button.', maxLength: 2048, code: true },
  selector: {
    label: 'Selector',
    hint: 'CSS selector of the form or button. “form” and “button” mean the first one on the page.',
    maxLength: 512,
    code: true,
  },
  clickSelector: {
    label: 'Click first',
    hint: 'Selector of the element that opens the dialog with the form or button. Leave empty if there is none.',
    maxLength: 512,
    code: true,
  },
}

export function toolValues({
  name,
  description,
  pageUrl,
  selector,
  active,
  metadata,
}: Omit<ToolDraft, 'visible'>): Record<ToolFieldName, string> & { active: boolean; repeatable: boolean } {
  const { triggerSelector = '', repeatable = false } = metadata
  return { name, description, pageUrl, selector, clickSelector: triggerSelector, active, repeatable }
}

function knownSection({ source, metadata }: Tool): Markup {
  const origin = source === 'manual' ? 'Added by hand.' : 'Discovered on the website.'
  return html`<section><h2>About this tool</h2><div class="card stack"><p>${origin}${!metadata.unchecked && ` It uses a ${metadata.kind}.`}</p>${!metadata.unchecked && needsOf(metadata)}</div></section>`
}

/** What was found on the page, to read. */
export function knownOf({ metadata }: Pick<Tool, 'metadata'>): Markup {
  const { kind, fields = [] } = metadata
  return html`<p>It uses a ${kind}.</p>
${fields.length > 0 && html`<h3>Fields</h3><ul class="bullets">${fields.map(fieldLine)}</ul>`}
${needsOf(metadata)}`
}

function needsOf({ safety }: Tool['metadata']): Markup | undefined | false {
  return (
    safety?.needsPerson &&
    html`<h3>Needs a person</h3><ul class="bullets">${safety.reasons.map(({ text }) => html`<li>${siteText(text)}</li>`)}</ul>`
  )
}

function fieldLine(known: KnownField): Markup {
  const { label, required, person } = known
  return html`<li>${label ? siteText(label, 120) : 'A field without a label'} <span class="muted small">${siteText(fieldKind(known), 40)}${required && ', required'}${person !== undefined && `, filled by a person (${person.replaceAll('-', ' ')})`}</span></li>`
}

/** What a check found, or why there was none. */
type ToolCheckView = { result: ToolCheck } | { error: string }

const titles: Record<PreflightStep['step'], string> = {
  page: 'Page',
  trigger: 'Click first',
  target: 'Form or button',
  fields: 'Fields',
  submit: 'Submit button',
}

/** Whether all that a run needs is on the page of a tool. @param path of the tool */
function toolCheckSection(path: string, check: ToolCheckView | undefined, view: ConsoleView): Markup {
  return html`<section id="check"><h2>Check</h2>
<p class="section-about">The service reads the page and looks for everything that a run needs. It does not click or send anything. After you move a tool, its page is checked automatically; use this to check again.</p>
${checkForm(path, view, html`<button class="quiet">Check the tool</button>`)}
${check && ('error' in check ? html`<p class="notice poor" role="status">${check.error}</p>` : outcome(check.result))}</section>`
}

export function checkForm(path: string, view: ConsoleView, button: Markup): Markup {
  return postForm({ path: `${path}/check#check`, busy: 'Reading the page…' }, view, button)
}

function outcome({ ready, steps, rendered, unchecked, uncheckedReason = '' }: ToolCheck): Markup {
  const isBroken = steps.some(({ ok }) => ok === false)
  const verdict = ready
    ? 'The page has everything that a run needs.'
    : isBroken
      ? 'A run would currently fail.'
      : 'The page alone does not show whether a run would work.'
  return html`<div class="notice stack-tight ${ready ? 'good' : 'poor'}" role="status"><p><b>${verdict}</b>${rendered && ' The page was read in a browser.'}</p>
<ul class="stack-tight">${steps.map(({ step, ok, detail }) => html`<li><span class="pill ${ok === true && 'good'}">${ok === 'unknown' ? 'unknown' : ok ? 'yes' : 'no'}</span> <b>${titles[step]}.</b> ${siteText(detail, 600)}</li>`)}</ul>
${unchecked && html`<p>The tool is still unchecked, so every run asks a person. ${siteText(uncheckedReason, 600)}</p>`}</div>`
}

/** The page of a tool, where the widget opens its panel on the tool. */
export function tryAddress(tool: Pick<Tool, 'id' | 'pageUrl'>): string {
  return told(tool, 'operable-try')
}

/** The page of a tool, where the widget opens the inspector for a person to pick another element. */
function pickAddress(tool: Pick<Tool, 'id' | 'pageUrl'>): string {
  return told(tool, 'operable-pick')
}

/** An address that is a route keeps it. */
function told({ id, pageUrl }: Pick<Tool, 'id' | 'pageUrl'>, what: string): string {
  const joint = pageUrl.includes('#') ? (/#[^?]*$/.test(pageUrl) ? '?' : '&') : '#'
  return `${pageUrl}${joint}${what}=${encodeURIComponent(id)}`
}
