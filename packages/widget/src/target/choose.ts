import type { Tool } from '@operable/core/schema'
import { nameOf } from '../dom/text.ts'
import { type Failure, failure, isFailure, type Run, until } from '../flow/run.ts'
import { attribute, isElement, matches, parentOf, select } from '../natives.ts'
import { search } from './find-target.ts'
import { homeOf } from './home-of.ts'

type Which = NonNullable<Tool['metadata']['which']>
type Option = Which['options'][number]

/** Between the texts of one entry. */
const SEPARATOR = ' · '
/** Of texts that were cut. */
const LONGEST = 80
const CONTROLS = 'script,style,template,noscript,button,select,textarea,svg,label'

/**
 * Makes a tool for several things one for the thing that was chosen: its element is clicked or sent. A list changes: what
 * counts is what an entry is called now, not where it was.
 * Throws the failure `target_not_found` where no entry is called so, or several are.
 * @param tool of this run
 */
export async function choose(run: Run, tool: Tool, value: string): Promise<void> {
  const { which } = tool.metadata
  const option = await until(run, () => optionOf(tool, which!, value))
  tool.metadata.which = { ...which!, options: [option] }
  if (which!.of === 'trigger') tool.metadata.triggerSelector = option.selector
  else {
    // It is known by its entry.
    delete tool.metadata.fingerprint
    tool.selector = option.selector
  }
}

function optionOf(tool: Tool, { options }: Which, value: string): Option | Failure {
  const home = homeOf(tool)
  if (isFailure(home)) return home
  const own = options.find((option) => option.value === value)
  const isIt = (option: Option): boolean => {
    const [element, other] = search(option.selector, home)
    return !!element && !other && isCalled(element, { value, levels: option.levels })
  }
  if (own && isIt(own)) return own
  const found = options.filter(isIt)
  return found[0] && !found[1] ? { ...found[0], value } : failure('target_not_found', value)
}

/** Whether the entry around an element is called so: by its title, else by what the element itself is called. */
export function isCalled(element: Element, { value, levels }: Pick<Option, 'value' | 'levels'>): boolean {
  if (bare(nameOf(element)) === bare(value)) return true
  let entry: Element | null = element
  for (let left = levels; entry && left; left--) entry = parentOf(entry) as Element | null
  if (!entry) return false
  const [heading] = select(entry, 'h1,h2,h3,h4,h5,h6')
  const label = bare(attribute(entry, 'aria-label'))
  const texts = textsOf(entry)
  const [title, ...others] = value.split(SEPARATOR) as [string, ...string[]]
  const isTitle = heading
    ? startsWith(textsOf(heading), title)
    : label === bare(title) || (!label && startsWith(texts, title))
  return isTitle && others.every((other) => texts.some((_, at) => startsWith(texts.slice(at), other)))
}

/** Whether the first of these, whole ones, are this text. */
function startsWith(texts: string[], text: string): boolean {
  const wanted = bare(text)
  let joined = ''
  for (const each of texts) {
    joined += each
    if (joined === wanted) return true
    if (joined.length >= wanted.length) break
  }
  return text.length >= LONGEST && joined.startsWith(wanted)
}

/** The texts of an element one by one, without those of its controls. */
function textsOf(node: Node): string[] {
  if (!isElement(node)) return node.nodeType === 3 ? [bare(node.nodeValue)].filter(Boolean) : []
  return [...node.childNodes].flatMap((child) => (isElement(child) && matches(child, CONTROLS) ? [] : textsOf(child)))
}

function bare(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
