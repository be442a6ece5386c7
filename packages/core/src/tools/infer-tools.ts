import { attribute, type HtmlNode } from '../html/node.ts'
import type { Button } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'
import type { ToolDraft } from '../schema/tool.ts'
import { clickDescription, formDescription } from './draft-description.ts'
import { byPurpose, draftsOf, type FramePlace, metadataOf, type Naming } from './draft-tools.ts'
import { clickTitle, formTitle } from './form-title.ts'
import { inferButtonName } from './infer-button-name.ts'
import { inferButtonTask, inferTaskName } from './infer-task-name.ts'
import { taskOf } from './task-name.ts'

/**
 * Everything on a page that can be a tool: its forms, controls outside of forms with a button that sends them, and the
 * buttons and links that act as buttons whose text has a name. Several may have one name; `mergeTools` chooses.
 * @param page as `parsePage` returned it, not a copy
 * @param options.source who asked for the page: `manual` when a person named it. Default `discovered`
 * @returns drafts in document order within each kind: forms, controls outside of forms, buttons, links
 */
export function inferTools(page: PageModel, options: InferOptions = {}): ToolDraft[] {
  return [...draftTools(page, options)]
}

/**
 * The same one by one, for callers with other work to do in between: a page with many hundred forms takes a while. `page`
 * must not change meanwhile.
 */
export function draftTools(page: PageModel, options: InferOptions = {}): Generator<ToolDraft, void> {
  const { source, names = 'purpose', frame } = options
  return draftsOf(page, { naming: namings[names], source, frame })
}

/**
 * The buttons and links that may open a form when they are clicked, the likeliest first: those whose texts name something to
 * be done, if only by halves ("Report a defect"); those that say themselves that they open something; and all other buttons
 * that belong to no form. Whether one is a tool is known once it was clicked.
 * @param page as `parsePage` returned it, not a copy
 */
export function draftOpeners(page: PageModel): ToolDraft[] {
  const button = (text: string, language?: string): string | undefined =>
    inferButtonTask(text, language) ?? inferButtonName(text, language) ?? taskOf([text], { language })?.name
  const named = [...draftsOf(page, { naming: { ...byTask, button } })].filter(
    ({ metadata }) => metadata.kind === 'button',
  )
  const known = new Set(named.map(({ selector }) => selector))
  const { elements } = documentOf(page)
  const others = page.buttons.filter(({ selector, disabled }) => !disabled && !known.has(selector))
  const [telling, silent] = [true, false].map((tells) =>
    others.filter(({ node }) => saysItOpens(elements[node]) === tells),
  )
  const free = silent!.filter(({ formIndex, text }) => formIndex === undefined && text !== '')
  return [...named, ...[...telling!, ...free].flatMap((each) => openerOf(each, page))]
}

function openerOf({ node, selector, hiddenBy }: Button, page: PageModel): ToolDraft[] {
  const metadata = metadataOf(node, page)
  if (!metadata) return []
  const found = { name: 'submitForm', description: '', selector, metadata, visible: !hiddenBy }
  return [{ ...found, pageUrl: page.url, active: true, source: 'discovered' }]
}

/** https://www.w3.org/TR/wai-aria-1.2/#aria-haspopup, #aria-expanded, #tab; a menu or a list of choices holds no form */
function saysItOpens(element: HtmlNode | undefined): boolean {
  if (!element) return false
  const popup = attribute(element, 'aria-haspopup')
  if (popup !== undefined && popup !== 'false') return popup === 'dialog'
  if (attribute(element, 'role') === 'tab') return attribute(element, 'aria-selected') !== 'true'
  return attribute(element, 'aria-expanded') === 'false'
}

/** How tools are inferred. */
export interface InferOptions {
  /** What they are marked with; `discovered` unless told. */
  source?: ToolDraft['source']
  /** `purpose` unless told. */
  names?: ToolNaming
  /** The page is what a frame of another one shows: only its forms are tools, and they are that page's. */
  frame?: FramePlace
}

/**
 * How tools are named. `purpose`: by the specification's names only, `submitForm` for every other form, as tools that are
 * made from given addresses are. `specific`: each by its task, such as `bookAppointment`, as discovery does.
 */
export type ToolNaming = 'purpose' | 'specific'

/** Each by its task, in the words of the page. */
export const byTask: Naming = {
  form: inferTaskName,
  button: inferButtonTask,
  followsLinks: true,
  asksOpeners: true,
  says: { formTitle, clickTitle, formDescription, clickDescription },
}

const namings: Readonly<Record<ToolNaming, Naming>> = { purpose: byPurpose, specific: byTask }
