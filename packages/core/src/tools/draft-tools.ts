import { cleanText, quote } from '../html/clean-text.ts'
import type { Deed } from '../page/button/deed.ts'
import { dialogAround, openingTrigger } from '../page/dialog/form-dialog.ts'
import type { Dialog } from '../page/model/dialog-model.ts'
import type { Button, Form, SubmitControl } from '../page/model/form-model.ts'
import { uniqueSelector } from '../page/model/page-document.ts'
import type { Link, PageModel } from '../page/model/page-model.ts'
import type { ToolDraft, ToolMetadata } from '../schema/tool.ts'
import { buttonDescriptions, formDescriptions } from '../standards/tool-descriptions.ts'
import { clickDeed, formDeed } from './deed-of.ts'
import type { clickDescription, formDescription } from './draft-description.ts'
import { fieldGroups, toolFields } from './field-group.ts'
import { clickableLooks, fingerprintOf, formLooks, type Located } from './fingerprint.ts'
import type { clickTitle, formTitle } from './form-title.ts'
import { inferButtonName } from './infer-button-name.ts'
import { inferFormName } from './infer-form-name.ts'
import { inputSchema } from './input-schema.ts'
import { looseForms } from './loose-forms.ts'
import { submitChoice } from './submit-choice.ts'
import { clickSafety, formSafety } from './tool-safety.ts'
import { listedClicks, listedForms, type Which, whichTrigger, withChoice } from './which.ts'

/** Most links to read if they need not act as buttons; links to tasks come early on a page. */
const MAX_LINKS = 500
/** Most buttons and links to keep; a page may repeat the same button a thousand times. */
const MAX_CLICKABLES = 200
/** Addresses of links that scripts use as buttons. */
const NOWHERE = /^(?:#?$|javascript:)/i
/** Links to mail and phone programs, which no tool can follow. */
const LEAVES = /^(?:mailto|tel|sms|data|blob):/i

/** How a page is read for tools. */
export interface Reading {
  naming: Naming
  /** Default `discovered`. */
  source?: ToolDraft['source'] | undefined
  /** The page is what a frame of another one shows: only its forms are tools, and they are that page's. */
  frame?: FramePlace | undefined
}

/** Where a frame is. */
export interface FramePlace {
  /** Of the page that shows it. */
  pageUrl: string
  /** Of the `iframe` there. */
  selector: string
}

/** How tools are named and described. */
export interface Naming {
  form(form: Form, page: PageModel): string
  button(text: string, language?: string): string | undefined
  /** Makes titles and descriptions in the words of the page; absent: descriptions by purpose alone. */
  says?: Saying
  /** Every link may lead to a task, not only those that act as buttons: a login on another host, a price list. */
  followsLinks: boolean
  /** A form without a name of its own takes the name of its opener. */
  asksOpeners: boolean
}

interface Saying {
  formTitle: typeof formTitle
  clickTitle: typeof clickTitle
  formDescription: typeof formDescription
  clickDescription: typeof clickDescription
}

/** The specification's names only, `submitForm` for every other form. */
export const byPurpose: Naming = {
  form: inferFormName,
  button: inferButtonName,
  followsLinks: false,
  asksOpeners: false,
}

/** What `inferTools` finds by the names of the specification, without the words of all other tasks. */
export function toolsByPurpose(page: PageModel): ToolDraft[] {
  return [...draftsOf(page, { naming: byPurpose })]
}

/** The drafts of `inferTools`, one by one. */
export function* draftsOf(
  page: PageModel,
  { naming, source = 'discovered', frame }: Reading,
): Generator<ToolDraft, void> {
  const forms = page.forms.filter(isUsable)
  // Controls outside forms without a known purpose are filters and settings of the page.
  const loose = looseForms(page).filter((form) => naming.form(form, page) !== 'submitForm')
  const clicked = frame ? [] : clickables(page, { forms, loose }, naming)
  const looks = {
    forms: forms.length > 0 ? formLooks(page) : [],
    loose: loose.length > 0 ? formLooks(page, loose) : [],
    clicked: clicked.length > 0 ? clickableLooks(page) : [],
  }
  const kept = { pageUrl: frame?.pageUrl ?? page.url, active: true, source }
  for (const { part, ...which } of listedForms(forms, page))
    yield { ...inFrame(formDraft(part, page, looks.forms, { naming, ...which }), frame), ...kept }
  for (const form of loose) yield { ...inFrame(formDraft(form, page, looks.loose, { naming }), frame), ...kept }
  for (const { part, ...which } of listedClicks(clicked, page))
    yield { ...clickDraft(part, page, looks.clicked, { naming, ...which }), ...kept }
}

/**
 * The metadata of a tool for one element, whatever its name.
 * @returns undefined for an element that is not a form, button or link
 */
export function metadataOf(node: number, page: PageModel, how: Drafting = {}): ToolMetadata | undefined {
  const isIt = (part: { node: number }) => part.node === node
  const form = page.forms.find(isIt)
  if (form) return formDraft(form, page, formLooks(page), how).metadata
  const loose = looseForms(page)
  const container = loose.find(isIt)
  if (container) return formDraft(container, page, formLooks(page, loose), how).metadata
  const element = page.links.find(isIt) ?? page.buttons.find(isIt)
  return element && clickDraft({ element, name: 'submitForm' }, page, clickableLooks(page), how).metadata
}

/** How a draft is made. */
interface Drafting {
  naming?: Naming
  /** What is pressed first, in addition to the openers on the page. */
  pressed?: readonly Deed[]
  /** The choice that it stands for. */
  which?: Which
  /** The opener is settled already. */
  isOpenerKnown?: boolean
}

type Found = Omit<ToolDraft, 'pageUrl' | 'active' | 'source'>

/** Whether a form does anything: it has something to fill in or press, and does not only close its dialog. */
function isUsable(form: Form): boolean {
  return form.method !== 'dialog' && (form.submitControls.length > 0 || fieldGroups(form).length > 0)
}

function formDraft(
  form: Form,
  page: PageModel,
  looks: readonly Located[],
  { naming = byPurpose, pressed: first = [], which: target, isOpenerKnown = false }: Drafting,
): Found {
  const name = nameOf(form, page, naming)
  const purpose = inferFormName(form, page)
  const groups = fieldGroups(form)
  const { label, heading, submitTexts } = form.nameHints
  const triggerSelector = form.dialog?.triggerSelector
  const isOpen = page.dialogs.some(({ node, open }) => node === form.dialog?.node && open)
  const fingerprint = fingerprintOf(form, form.selector, looks)
  const pressed = submitChoice(form, purpose, page)
  const opened = opens(page.dialogs.find(({ node }) => node === form.dialog?.node))
  const safety = formSafety(form, groups, [...first, ...opened, formDeed(form, pressed, page)])
  const title = naming.says?.formTitle(form, page)
  const which = target ?? (isOpenerKnown ? undefined : whichTrigger(form, page))
  const description =
    naming.says?.formDescription(form, { name, title, safety, page }, { groups, pressed }) ??
    `${formDescriptions[purpose]}${called('Form', label || heading || submitTexts[0])}`
  return {
    name,
    description: description + choosing(which),
    selector: form.selector,
    visible: !form.hiddenBy || form.underPointer === true || triggerSelector !== undefined || isOpen,
    metadata: {
      kind: 'form',
      ...(title && { title }),
      ...opening(form.dialog !== undefined, triggerSelector),
      ...(pressed && !isDefault(pressed, form) && { submitSelector: pressed.selector }),
      ...(which && { which }),
      fields: toolFields(groups),
      inputSchema: withChoice(inputSchema(groups), which),
      safety,
      ...(fingerprint && { fingerprint }),
    },
  }
}

function nameOf(form: Form, page: PageModel, naming: Naming): string {
  const name = naming.form(form, page)
  if (name !== 'submitForm' || !naming.asksOpeners) return name
  const trigger = openingTrigger(page.dialogs.find(({ node }) => node === form.dialog?.node) ?? { triggers: [] })
  return (trigger && naming.button(trigger.text, page.language.code)) ?? name
}

/** The openers that are part of a form's tool. The opener of a form without a name is a tool of its own. */
function openersOf(forms: readonly Form[], page: PageModel, naming: Naming): Set<number> {
  const openers = new Set<number>()
  for (const form of forms) {
    if (!form.dialog || nameOf(form, page, naming) === 'submitForm') continue
    for (const { node, lastNode, triggers } of page.dialogs)
      if (form.node >= node && form.node <= lastNode) for (const trigger of triggers) openers.add(trigger.node)
  }
  return openers
}

function inFrame(found: Found, frame: FramePlace | undefined): Found {
  return frame ? { ...found, metadata: { ...found.metadata, frame: frame.selector } } : found
}

/** Whether a browser would choose the same button: it submits without a script, and is the first. */
function isDefault(pressed: SubmitControl, { index, submitControls }: Form): boolean {
  return index !== -1 && pressed.kind !== 'script' && pressed === submitControls[0]
}

/** A button, or a link that acts as one, by the name of the tool that its text stands for. */
interface Clickable {
  element: Button | Link
  name: string
}

/** The first buttons, then links that act as buttons, whose text names a tool. */
function clickables(
  page: PageModel,
  { forms, loose }: { forms: readonly Form[]; loose: readonly Form[] },
  naming: Naming,
): Clickable[] {
  const { button, followsLinks } = naming
  // A link with the role of a button is in both lists.
  const links = new Map(page.links.map((link) => [link.node, link]))
  // The submit control of a form is part of the form's tool.
  const parts = new Set([...page.forms, ...loose].flatMap((form) => form.submitControls.map(({ node }) => node)))
  for (const opener of openersOf([...forms, ...loose], page, naming)) parts.add(opener)
  const buttons = page.buttons.filter((button) => !button.disabled && !links.get(button.node)?.actsAsButton)
  const near = new Set(followsLinks ? page.links.slice(0, MAX_LINKS) : [])
  const acting = page.links.filter(
    (link) => (link.actsAsButton || near.has(link)) && !(link.href && LEAVES.test(link.href)),
  )
  const found: Clickable[] = []
  for (const element of [...buttons, ...acting]) {
    const name = parts.has(element.node) ? undefined : button(element.text, page.language.code)
    if (name) found.push({ element, name })
    if (found.length === MAX_CLICKABLES) break
  }
  return found
}

function clickDraft(
  { element, name }: Clickable,
  page: PageModel,
  looks: readonly Located[],
  { naming = byPurpose, pressed: first = [], which }: Drafting,
): Found {
  const isButton = 'selector' in element
  const selector = isButton ? element.selector : uniqueSelector(element, page)
  const isShown = isButton ? !element.hiddenBy : element.visible
  const dialog = dialogAround(page.dialogs, element)
  const triggerSelector = dialog && openingTrigger(dialog)?.selector
  const fingerprint = fingerprintOf(element, selector, looks)
  const title = naming.says?.clickTitle(element.text)
  const href = 'hrefText' in element && !NOWHERE.test(element.hrefText) ? element.href : undefined
  const deeds = [...first, ...(dialog?.open === false ? opens(dialog) : []), clickDeed(element, page)]
  const safety = clickSafety(deeds, href, page.url)
  const description =
    naming.says?.clickDescription({ name, title, safety, page }, which ? undefined : href) ??
    `${buttonDescriptions[name] ?? 'Presses a button or follows a link.'}${called('Button', element.text)}`
  return {
    name,
    description: description + choosing(which),
    selector,
    visible: isShown || (dialog?.open === false && triggerSelector !== undefined),
    metadata: {
      kind: 'button',
      ...(title && { title }),
      ...opening(dialog?.open === false, triggerSelector),
      ...(which && { which, inputSchema: withChoice(undefined, which) }),
      safety,
      ...(fingerprint && { fingerprint }),
    },
  }
}

/** What `clickSelector` would set. A dialog without a known trigger adds nothing. */
function opening(isInDialog: boolean, triggerSelector: Dialog['selector'] | undefined): Partial<ToolMetadata> {
  return isInDialog && triggerSelector !== undefined ? { triggerSelector, inModal: true } : {}
}

/** Added to the description of a tool with a choice. */
function choosing(which: Which | undefined): string {
  return which ? ` There are several of these: "${which.key}" says which one.` : ''
}

/** The opener is pressed too: if it deletes or pays, so does the tool. */
function opens(dialog: Dialog | undefined): Deed[] {
  const trigger = dialog && openingTrigger(dialog)
  return trigger ? [{ button: trigger.text }] : []
}

function called(kind: 'Form' | 'Button', text: string | undefined): string {
  return text && cleanText(text) !== '' ? ` ${kind} ${quote(text, 100)}.` : ''
}
