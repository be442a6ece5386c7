import { cleanText } from '../html/clean-text.ts'
import { firstFrom } from '../page/collect/first-from.ts'
import type { Button, Field, Form } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { Link, PageModel } from '../page/model/page-model.ts'
import type { Fingerprint } from '../schema/tool.ts'
import { compareLooks } from './fingerprint-match.ts'
import { keyOf, type Looks, lasting } from './looks.ts'
import { marksOf } from './marks.ts'
import { peerKey, sharedBy, soleTraits } from './sole-traits.ts'

/** An element of a page with what it looks like. */
export interface Located {
  node: number
  looks: Looks
  /** Those with one key are twins. */
  key: string
}

const MAX_FIELDS = 40
const MAX_TEXT = 100
const MAX_RIVALS = 60

/**
 * The forms of a page, in document order: the candidates for the fingerprint of a form.
 * @param forms other ones that are candidates: those of `looseForms`
 */
export function formLooks(page: PageModel, forms: readonly Form[] = page.forms): Located[] {
  const parts = forms.map((form) => {
    const isOwn = inTreeOf(form, page)
    const fields = form.fields.filter(isOwn)
    return {
      node: form.node,
      role: 'form' as const,
      name: submitText(form.submitControls.filter(isOwn)),
      fields: controls(fields),
      action: form.actionText === undefined ? undefined : pathOf(form.action),
      start: fields.find(isShownKind)?.node ?? form.node,
    }
  })
  return withNeighbours(parts, page)
}

/** The parts that a browser counts as the form's: not those in shadow trees inside of it. */
function inTreeOf({ node }: Form, page: PageModel): (part: { node: number }) => boolean {
  const { elements, shadows } = documentOf(page)
  const treeOf = (order: number) => shadows?.hostOf(elements[order]!)
  return (part) => treeOf(part.node) === treeOf(node)
}

/** The buttons and links of a page: the candidates for the fingerprint of a button or link. */
export function clickableLooks(page: PageModel): Located[] {
  // A link with the role of a button is in both lists.
  const links = new Map(page.links.map((link) => [link.node, link]))
  const elements: (Button | Link)[] = [...page.buttons.filter(({ node }) => !links.has(node)), ...page.links]
  const parts = elements
    .sort((a, b) => a.node - b.node)
    .map((element) => ({
      node: element.node,
      role: 'hrefText' in element ? ('link' as const) : ('button' as const),
      name: element.text,
      fields: [],
      action: 'hrefText' in element ? addressOf(element.href) : undefined,
      start: element.node,
    }))
  return withNeighbours(parts, page)
}

/** The fields of a page: the candidates for the fingerprint of a field. */
export function fieldLooks(page: PageModel): Located[] {
  const owned = page.forms.flatMap((form) => form.fields.map((field) => ({ field, form })))
  const loose = page.looseFields.map((field) => ({ field, form: undefined }))
  const parts = [...owned, ...loose]
    .filter(({ field }) => isShownKind(field))
    .sort((a, b) => a.field.node - b.field.node)
    .map(({ field, form }) => ({
      node: field.node,
      role: 'field' as const,
      name: field.label.source === 'semantic-name' ? '' : field.label.text,
      fields: controls([field]),
      action: form?.actionText === undefined ? undefined : pathOf(form.action),
      start: field.node,
    }))
  return withNeighbours(parts, page)
}

/** The fingerprint of one of the elements of a kind, or undefined when it is none of them. */
export function fingerprintOf(
  element: { node: number },
  selector: string,
  kind: readonly Located[],
): Fingerprint | undefined {
  const own = kind.find(({ node }) => node === element.node)
  if (!own) return undefined
  const rival = rivalOf(own, kind)
  const { marks = [], ...looks } = own.looks
  const like = (of: (looks: Looks) => string | undefined): Located[] => {
    const value = of(own.looks)
    return value ? kind.filter(({ looks }) => of(looks) === value) : [own]
  }
  const twins = kind.filter(({ key }) => key === own.key)
  const peers = like(peerKey)
  const shared = like(sharedBy).length
  const sole = [...soleTraits(own.looks).keys()].filter(
    (trait) => like((each) => soleTraits(each).get(trait)).length === 1,
  )
  return {
    selector,
    ...looks,
    ...(twins.length > 1 && { twins: { index: twins.indexOf(own), count: twins.length } }),
    ...(rival >= 0.5 && { rival }),
    marks,
    ...(sole.length > 0 && { sole }),
    ...(peers.length > 1 && { peers: { index: peers.indexOf(own), count: peers.length } }),
    ...(shared > 1 && { shared }),
  }
}

/**
 * How similar the most similar other element is, in hundredths rounded up. Of a long list only those that share a name,
 * an address or the first field are asked, for no others come close.
 */
function rivalOf(own: Located, kind: readonly Located[]): number {
  const { name, action, fields } = own.looks
  const isNear = ({ looks }: Located) =>
    looks.name === name ||
    (action !== undefined && looks.action === action) ||
    (fields.length > 0 && looks.fields[0] === fields[0])
  const others = kind.filter((each) => each.key !== own.key && (kind.length <= MAX_RIVALS || isNear(each)))
  const scores = others.slice(0, MAX_RIVALS).map(({ looks }) => compareLooks(own.looks, looks).score)
  return Math.ceil(Math.max(0, ...scores) * 100) / 100
}

interface Part {
  node: number
  role: Looks['role']
  name: string
  fields: string[]
  action: string | undefined
  /** The heading before this element counts. */
  start: number
}

function withNeighbours(parts: readonly Part[], page: PageModel): Located[] {
  const names = parts.map(({ name }) => cleanText(name, MAX_TEXT))
  const { elements } = documentOf(page)
  const sent = new Map(
    page.forms.flatMap((form) => form.submitControls.map((control) => [control.node, form] as const)),
  )
  return parts.map(({ node, role, fields, action, start }, index) => {
    const next = firstFrom(page.headings, start, (each) => each.node)
    const heading = cleanText(page.headings[next - 1]?.text ?? '', MAX_TEXT)
    const [before, after] = [names[index - 1], names[index + 1]]
    const form = sent.get(node)
    const sends = form && sendsOf(form)
    const looks: Looks = {
      role,
      name: names[index]!,
      fields,
      ...(action === undefined ? {} : { action: cleanText(action, 200) }),
      neighbours: { ...(heading && { heading }), ...(before && { before }), ...(after && { after }) },
      marks: marksOf(elements[node]!),
      ...(sends && { sends }),
    }
    return { node, looks, key: keyOf(looks) }
  })
}

/** Where the button of a form sends it to, else what it sends; nothing if no field has a name. */
function sendsOf({ fields, actionText, action }: Form): string | undefined {
  const names = controls(fields)
  if (!names.some((name) => /:./.test(name))) return undefined
  return actionText !== undefined ? cleanText(pathOf(action) ?? '', 200) : names.join('\n')
}

function submitText(controls: Form['submitControls']): string {
  return controls.find(({ kind, outside }) => kind !== 'script' && !outside)?.text ?? ''
}

function controls(fields: readonly Field[]): string[] {
  const names = fields.filter(isShownKind).map(({ type, name }) => `${type}:${lasting(name ?? '')}`)
  return names.slice(0, MAX_FIELDS).map((text) => cleanText(text, MAX_TEXT))
}

/** Decoys included: the live document does not tell them apart. */
function isShownKind({ tag, type }: Field): boolean {
  return tag !== 'custom' && type !== 'hidden'
}

/** Without the query: of a form it often holds what changes from visit to visit. */
function pathOf(address: string): string | undefined {
  return URL.parse(address)?.pathname
}

function addressOf(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address)
  return url ? url.pathname + url.search + url.hash : undefined
}
