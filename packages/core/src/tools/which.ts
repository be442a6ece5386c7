import { attribute, type HtmlNode } from '../html/node.ts'
import type { DialogTrigger } from '../page/model/dialog-model.ts'
import type { Button, Field, Form } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { Link, PageModel } from '../page/model/page-model.ts'
import type { ToolMetadata } from '../schema/tool.ts'
import { fieldGroups } from './field-group.ts'
import { type ListEntry, listEntries } from './list-entries.ts'

/** The choice of a tool among several equal elements. */
export type Which = NonNullable<ToolMetadata['which']>

/** An element that stands for all that do the same. */
export interface Listed<Part> {
  part: Part
  which?: Which
}

/** The choice among what opens the dialog of a form: each opener for one thing of a list. */
export function whichTrigger(form: Form, page: PageModel): Which | undefined {
  const dialog = page.dialogs.find(({ node }) => node === form.dialog?.node)
  if (!dialog || dialog.triggers.length < 2) return undefined
  const shown = dialog.triggers.filter(({ hiddenBy }) => !hiddenBy)
  const triggers = shown.length > 0 ? shown : dialog.triggers
  const isOnly = page.forms.filter(({ node }) => node > dialog.node && node <= dialog.lastNode).length < 2
  const { entries, textOf } = entriesOf(triggers, page, { byThemselves: isOnly })
  if (!entries) return undefined
  const used = new Set([...entries.map(({ value }) => value), ...entries.map(({ node }) => textOf(node))])
  const others = triggers.filter(({ text }) => text !== '' && !used.has(text) && used.add(text))
  const { elements } = documentOf(page)
  const apart = others.map(({ node, text }) => ({ node: elements[node]!, value: text, levels: 0 }))
  return whichOf('trigger', [...entries, ...apart], page, form)
}

/** Forms with the equal ones of a list as one: "Add to cart" in every card, with another hidden value each. */
export function listedForms(forms: readonly Form[], page: PageModel): Listed<Form>[] {
  const { elements } = documentOf(page)
  return listed(forms, page, {
    alike: ({ fields, method, dialog }) =>
      [method, dialog?.node, ...fields.map(({ type, name }) => `${type}:${name}`)].join(),
    target: ({ action, fields }) =>
      `${action} ${fields.filter(isHidden).map((field) => hiddenValue(elements[field.node]))}`,
    isShown: ({ hiddenBy }) => !hiddenBy,
  })
}

/** Buttons and links of one name, with the equal ones of a list as one. */
export function listedClicks<Part extends { element: Button | Link; name: string }>(
  parts: readonly Part[],
  page: PageModel,
): Listed<Part>[] {
  const byNode = new Map(parts.map((part) => [part.element.node, part]))
  const elements = parts.map(({ element }) => element)
  const found = listed(elements, page, {
    alike: (element) => `${'hrefText' in element} ${byNode.get(element.node)!.name}`,
    target: (element) => ('hrefText' in element ? (element.href ?? '') : String(element.node)),
    isShown: (element) => ('hrefText' in element ? element.visible : !element.hiddenBy),
  })
  return found.map(({ part, ...which }) => ({ part: byNode.get(part.node)!, ...which }))
}

/**
 * A tool's input with its choice, which is made before anything is filled in. What a person has said of that property stays.
 */
export function withChoice(schema: JsonSchema | undefined, which: Which | undefined): JsonSchema | undefined {
  if (!which) return schema
  const { properties, required, others } = partsOf(schema ?? { type: 'object', additionalProperties: false })
  const { [which.key]: said, ...fields } = properties
  const choice = { title: 'Which one', enum: valuesOf(which), ...(said as object | undefined), type: 'string' }
  return {
    ...others,
    properties: { [which.key]: choice, ...fields },
    required: [which.key, ...required.filter((key) => key !== which.key)],
  }
}

/** Without the choice: what is pressed is settled. */
export function withoutChoice({ which, inputSchema, ...metadata }: ToolMetadata): ToolMetadata {
  if (!which || !inputSchema) return { ...metadata, ...(inputSchema && { inputSchema }) }
  const { properties, required, others } = partsOf(inputSchema)
  const { [which.key]: _, ...fields } = properties
  const needed = required.filter((key) => key !== which.key)
  return { ...metadata, inputSchema: { ...others, properties: fields, ...(needed.length > 0 && { required: needed }) } }
}

/** With another choice, or none. All else of its input stays as a person wrote it. */
export function withOtherChoice(metadata: ToolMetadata, which: Which | undefined): ToolMetadata {
  const settled = withoutChoice(metadata)
  if (!which) return settled
  const { properties } = partsOf(settled.inputSchema ?? {})
  const own = { ...which, key: freeKey(which.key, new Set(Object.keys(properties))) }
  const before = metadata.which && partsOf(metadata.inputSchema ?? {}).properties[metadata.which.key]
  const choice = { ...(before as object | undefined), enum: valuesOf(own) }
  const schema = before
    ? { ...settled.inputSchema, properties: { ...properties, [own.key]: choice } }
    : settled.inputSchema
  return { ...settled, which: own, inputSchema: withChoice(schema, own)! }
}

/** Whether something else is chosen, or among other things. Where these are in the page is no matter. */
export function isOtherChoice(a: Which | undefined, b: Which | undefined): boolean {
  return a?.of !== b?.of || JSON.stringify(a && valuesOf(a)) !== JSON.stringify(b && valuesOf(b))
}

type JsonSchema = Record<string, unknown>

interface Likeness<Part> {
  /** Parts of one text do the same. */
  alike(part: Part): string
  /** What they do it to: where that is the same for all, there is nothing to choose. */
  target(part: Part): string
  isShown(part: Part): boolean
}

function listed<Part extends Form | Button | Link>(
  parts: readonly Part[],
  page: PageModel,
  { alike, target, isShown }: Likeness<Part>,
): Listed<Part>[] {
  const whichOne = new Map<Part, Which>()
  const covered = new Set<Part>()
  for (const all of Map.groupBy(parts, alike).values()) {
    const group = all.filter(isShown)
    if (group.length < 2 || new Set(group.map(target)).size < 2) continue
    const { entries } = entriesOf(group, page, {})
    const first = entries && group.find(({ node }) => node === entries[0]!.node.order)
    if (!entries || !first) continue
    const taken = new Set(entries.map(({ node }) => node.order))
    whichOne.set(first, whichOf('target', entries, page, 'fields' in first ? first : undefined))
    for (const part of group) if (part !== first && taken.has(part.node)) covered.add(part)
  }
  return parts
    .filter((part) => !covered.has(part))
    .map((part) => {
      const which = whichOne.get(part)
      return { part, ...(which && { which }) }
    })
}

function entriesOf(
  parts: readonly (Form | Button | Link | DialogTrigger)[],
  page: PageModel,
  how: { byThemselves?: boolean },
): { entries: ListEntry[] | undefined; textOf(node: HtmlNode): string } {
  const { elements } = documentOf(page)
  const names = new Map(parts.map((part) => [part.node, 'text' in part ? part.text : '']))
  const textOf = (node: HtmlNode): string => names.get(node.order) ?? ''
  return {
    entries: listEntries(
      parts.map(({ node }) => elements[node]!),
      { nameOf: textOf, ...how },
    ),
    textOf,
  }
}

function whichOf(of: Which['of'], entries: readonly ListEntry[], page: PageModel, form?: Form): Which {
  const { selectors } = documentOf(page)
  const taken = new Set(form && fieldGroups(form).map((group) => group.key))
  const key = freeKey('which', taken)
  const options = entries.map(({ node, ...entry }) => ({ ...entry, selector: selectors.selectorOf(node) }))
  return { key, of, options }
}

function freeKey(wanted: string, taken: ReadonlySet<string | undefined>): string {
  return taken.has(wanted) ? freeKey(`${wanted}_one`, taken) : wanted
}

function valuesOf({ options }: Which): string[] {
  return options.map(({ value }) => value)
}

/** A person may have written a schema without either. */
function partsOf({ properties, required, ...others }: JsonSchema): {
  properties: JsonSchema
  required: string[]
  others: JsonSchema
} {
  return {
    properties: { ...(properties as object | undefined) },
    required: Array.isArray(required) ? required : [],
    others,
  }
}

function isHidden({ type, csrf }: Field): boolean {
  return type === 'hidden' && !csrf
}

function hiddenValue(node: HtmlNode | undefined): string {
  return (node && attribute(node, 'value')) ?? ''
}
