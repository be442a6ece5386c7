import { words } from '../lexicon/phrases.ts'
import type { ToolDraft } from '../schema/tool.ts'
import { bestFirst, type MergedTools, type SkippedDraft, skip } from './draft-quality.ts'
import { keyOf } from './looks.ts'
import { type Known, namesOf, recognizeTools } from './recognize-tools.ts'
import { camelCase } from './task-name.ts'

/** Default limit of tools for one website: an agent reads them all before it chooses. */
const MOST_TOOLS = 40
/** This many equal forms on one page are one task for many items: "Add to cart" in a list. */
const LISTED = 3

/**
 * Adds drafts that are named by their tasks to a list of tools: one for each form or button, and none is dropped for its
 * name. An existing tool is recognized by its element, whatever its name. A form that is repeated on many pages, perhaps
 * with other hidden values, is one tool; a button that leads to a form is none. Tools of the same name get distinct names
 * by what differs around them: `subscribe`, `subscribeBlog`.
 */
export function mergeByElement<Existing extends Known>(
  existing: readonly Existing[],
  drafts: readonly ToolDraft[],
  most = MOST_TOOLS,
): MergedTools<Existing | ToolDraft> {
  const known = recognizeTools(existing, drafts)
  const skipped: SkippedDraft[] = []
  const fresh: ToolDraft[] = []
  for (const draft of drafts) {
    const tool = known.get(draft)
    if (tool)
      skipped.push(skip(draft, 'exists', { detail: `The tool "${tool.name}" already does this.`, tool: tool.name }))
    else fresh.push(draft)
  }
  const alike = [...Map.groupBy(fresh, templateOf).values()].flatMap(elementsOf)
  const found = [...Map.groupBy(alike, ([first]) => sendingOf(first!)).values()].map((groups) =>
    groups.flat().toSorted(bestFirst),
  )
  const leadsTo = formsBehind(drafts)
  const ranked = found.toSorted(([a], [b]) => rank(b!) - rank(a!) || bestFirst(a!, b!))
  const tools = ranked.filter(([best]) => !leadsTo(best!))
  const chosen = tools.slice(0, Math.max(0, most - existing.length))
  const created = toldApart(
    chosen.map(([best]) => best!),
    new Set(existing.flatMap(namesOf)),
  )
  // Report skipped drafts by the final names of the tools.
  const toolOf = new Map(chosen.flatMap((group, index) => group.map((draft) => [draft, created[index]!.name] as const)))
  const nameOf = (draft: ToolDraft): string => known.get(draft)?.name ?? toolOf.get(draft) ?? draft.name
  for (const group of ranked) {
    const [best, ...others] = group
    const form = leadsTo(best!)
    if (form) {
      const tool = nameOf(form)
      const detail = `This button leads to the form of the tool "${tool}".`
      skipped.push(...group.map((draft) => skip(draft, 'worse_candidate', { detail, tool })))
    } else if (toolOf.has(best!)) {
      const detail = `Same as "${best!.selector}" on ${best!.pageUrl}.`
      skipped.push(...others.map((draft) => skip(draft, 'worse_candidate', { detail, tool: nameOf(best!) })))
    } else {
      const detail = `The website already has ${most} tools, which is its limit.`
      skipped.push(...group.map((draft) => skip(draft, 'too_many', { detail })))
    }
  }
  return { tools: [...existing, ...created], created, skipped }
}

/** Finds the form of the same task that a button leads to. Openers of forms are no drafts. */
function formsBehind(drafts: readonly ToolDraft[]): (draft: ToolDraft) => ToolDraft | undefined {
  const forms = drafts.filter(({ metadata }) => metadata.kind === 'form')
  const byName = new Map(forms.map((form) => [form.name, form]))
  const booking = forms.find(({ name }) => /^(?:book|reserve)/.test(name))
  return ({ name, metadata }) => {
    if (metadata.kind === 'form') return undefined
    return byName.get(name) ?? (name === 'booking' ? booking : undefined)
  }
}

/** Forms before buttons, and named ones before `submitForm`. */
function rank({ name, metadata, visible }: ToolDraft): number {
  return Number(visible) * 4 + Number(metadata.kind === 'form') * 2 + Number(name !== 'submitForm')
}

/** What is the same for a form on all its pages: its fields and its button, not its subject. */
function templateOf({ name, metadata: { kind, fingerprint }, selector }: ToolDraft): string {
  if (!fingerprint) return selector
  const { action: _, neighbours: __, ...looks } = fingerprint
  return `${kind} ${name} ${kind === 'button' ? '' : keyOf({ ...looks, neighbours: {} })}`
}

/** Forms with the same action and fields do the same, whatever their buttons say, unless the action is the page itself. */
function sendingOf({ name, pageUrl, selector, metadata }: ToolDraft): string {
  const { fingerprint, fields = [], frame = '' } = metadata
  const action = fingerprint?.action
  if (!action || fields.length === 0 || action === URL.parse(pageUrl)?.pathname)
    return `${pageUrl} ${frame} ${selector}`
  return `${name} ${action} ${fields.map(({ key = '' }) => key).join()}`
}

/** The elements of drafts that look alike, each with its best draft first. */
function elementsOf(alike: readonly ToolDraft[]): ToolDraft[][] {
  const pages = [...Map.groupBy(alike, ({ pageUrl }) => pageUrl).values()].toSorted((a, b) => b.length - a.length)
  const isOne = alike[0]!.metadata.kind === 'button' || (pages[0]?.length ?? 0) >= LISTED
  if (isOne) return [alike.toSorted(bestFirst)]
  const elements: ToolDraft[][] = []
  for (const page of pages) {
    const free = new Set(elements)
    const rest = page.filter((draft) => {
      const same = [...free].find((element) => element.some((other) => isSamePlace(other, draft)))
      if (!same) return true
      free.delete(same)
      same.push(draft)
      return false
    })
    for (const draft of rest) {
      const [next] = free
      if (next) {
        free.delete(next)
        next.push(draft)
      } else elements.push([draft])
    }
  }
  return elements.map((element) => element.toSorted(bestFirst))
}

function isSamePlace(a: ToolDraft, b: ToolDraft): boolean {
  return a.selector === b.selector || headingOf(a) === headingOf(b)
}

function headingOf({ metadata }: ToolDraft): string {
  return metadata.fingerprint?.neighbours.heading ?? ''
}

/** Gives each draft its own name; the best of several keeps it unchanged. */
function toldApart(drafts: readonly ToolDraft[], taken: Set<string>): ToolDraft[] {
  return drafts.map((draft) => {
    const name = freeName(draft, taken)
    taken.add(name)
    return name === draft.name ? draft : { ...draft, name }
  })
}

/** A free name for a draft: its own, else that with a word from around it. */
export function freeName(draft: ToolDraft, taken: ReadonlySet<string>): string {
  const isTaken = (name: string): boolean => [...taken].some((each) => each.toLowerCase() === name.toLowerCase())
  const given = [draft.name, ...differences(draft).map((word) => camelCase([draft.name, word]))]
  return given.find((each) => !isTaken(each)) ?? numbered(draft.name, isTaken)
}

function numbered(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 2; ; number++) if (!isTaken(`${name}${number}`)) return `${name}${number}`
}

const SMALL =
  /^(?:the|and|our|your|for|with|from|this|that|form|page|html?|php|index|der|die|das|und|les|des|pour|para|con|una)$/

/** Words of a draft's heading, button and address that its name does not have. */
function differences(draft: ToolDraft): string[] {
  const { neighbours, name = '', action = '' } = draft.metadata.fingerprint ?? { neighbours: {} }
  const path = URL.parse(draft.pageUrl)?.pathname ?? ''
  const texts = [neighbours.heading ?? '', name, path.split('/').at(-1) ?? '', path.split('/')[1] ?? '', action]
  const known = draft.name.toLowerCase()
  const tells = (word: string): boolean => /^[a-z]{3,20}$/.test(word) && !SMALL.test(word) && !known.includes(word)
  return texts.flatMap((text) => words(text).find(tells) ?? [])
}
