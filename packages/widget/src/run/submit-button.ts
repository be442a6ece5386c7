import { LEAVING_RANK, pressingNeeds, sendingRank } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { isWithin } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, boxOf, matches, rootOf, select } from '../natives.ts'

const BUTTONS = 'button,[role=button],[type=submit],[type=image],[type=button]:not(div,span)'
const OPENS =
  '[aria-haspopup],[aria-expanded],[aria-pressed],[role=combobox],[role=switch],[role=checkbox],[type=reset]'
const SKIPS = '[formnovalidate],[formmethod=dialog i]'

/**
 * The button that sends the form: the one that the tool names, as long as it stands there; else of its visible submit
 * buttons the first that says nothing else; else, where a script sends, the last such button that opens nothing. One that
 * deletes, keeps a draft or takes a voucher is taken where there is no plainer one. Nothing = the form has none.
 */
export function submitButton(
  { name, metadata: { submitSelector } }: Pick<Tool, 'name' | 'metadata'>,
  target: Element,
): HTMLElement | undefined {
  const named = submitSelector ? select(rootOf(target), submitSelector).filter((hit) => isWithin(hit, target)) : []
  if (named[0] && !named[1] && isVisible(named[0])) return named[0] as HTMLElement
  const ranked = partsOf(target, BUTTONS)
    .filter(isVisible)
    .map((button) => ({ button, rank: rankOf(button, name) }))
  const submits = ranked.filter(({ button }) => isSubmit(button))
  const others = ranked.filter(({ button }) => !matches(button, OPENS)).reverse()
  // Enter would press a "Cancel" that stands alone.
  const alone = submits.find(({ button }) => pressingNeeds(nameOf(button)))
  return (plainest(submits) ?? plainest(others) ?? alone)?.button
}

/** A submit button that has its place, to be asked where none is visible. */
export function unseenSubmit(target: Element): HTMLElement | undefined {
  return partsOf(target, BUTTONS).find((button) => isSubmit(button) && boxOf(button).width > 0)
}

function isSubmit(button: HTMLElement): boolean {
  return /^(submit|image)$/.test((button as HTMLButtonElement).type)
}

interface Ranked {
  button: HTMLElement
  rank: number
}

function rankOf(button: HTMLElement, toolName: string): number {
  const attributes = ['name', 'value', 'id'].map((name) => attribute(button, name))
  return sendingRank({ name: nameOf(button), attributes, skips: matches(button, SKIPS) }, toolName)
}

function plainest(buttons: Ranked[]): Ranked | undefined {
  return buttons.filter(({ rank }) => rank < LEAVING_RANK).sort((a, b) => a.rank - b.rank)[0]
}
