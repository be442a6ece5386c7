import { committed, enter, typed } from '../act/hand.ts'
import { line } from '../dom/text.ts'
import { type Failure, failure, until } from '../flow/run.ts'
import { matches } from '../natives.ts'
import { listDrawnFor } from './carrier.ts'
import type { Control } from './drawn.ts'
import { toldAs } from './same.ts'

/** A native list, of one choice or many. */
export const select: Control = {
  set(_, [control], value) {
    const list = control as HTMLSelectElement
    choose(list, optionsFor(list, value)!)
  },
  has([control], value) {
    const list = control as HTMLSelectElement
    const options = optionsFor(list, value)
    return options?.length === list.selectedOptions.length && options.every(({ selected }) => selected)
  },
  restore([control], current) {
    const before = [...(control as HTMLSelectElement).selectedOptions].map(({ value }) => value)
    const isEmpty = (control as HTMLSelectElement).selectedIndex < 0
    return async (run) => {
      const list = (): HTMLSelectElement => current()[0] as HTMLSelectElement
      // What depends on another list has its options back a while after that one.
      const options = await until(run, () => optionsFor(list(), before) ?? failure('option_not_found'))
      if (!select.has([list()], before)) choose(list(), options)
      // Nothing at all was chosen, as frameworks have it.
      if (isEmpty) list().selectedIndex = -1
    }
  },
}

/**
 * Why a value cannot be chosen yet: some lists are filled once another field was, others when one goes there. What stands
 * in it is named as `inputSchema` of `@operable/core` has it.
 */
export function missingOption(list: HTMLSelectElement, value: unknown): Failure | undefined {
  enter(list)
  if (offers(list, value) || listDrawnFor(list)) return undefined
  const told = [...list.options].slice(0, 50).map((option) => toldAs(option.value, line(option.label, 60)))
  return failure('option_not_found', String(value), told)
}

/** Whether a list has all that a value means. */
export function offers(list: HTMLSelectElement, value: unknown): boolean {
  return !!optionsFor(list, value)
}

function choose(list: HTMLSelectElement, wanted: HTMLOptionElement[]): void {
  for (const option of list.options) {
    const isWanted = wanted.includes(option)
    if (list.multiple || isWanted) option.selected = isWanted
  }
  typed(list)
  committed(list)
}

/** By value, else by what a person reads; nothing while one of them is missing. */
function optionsFor(list: HTMLSelectElement, value: unknown): HTMLOptionElement[] | undefined {
  const usable = [...list.options].filter((option) => !matches(option, ':disabled'))
  const found = [value].flat().map((each) => {
    // What is no text is refused elsewhere.
    if (typeof each === 'object') return undefined
    const text = String(each)
    return (
      usable.find((option) => option.value === text) ??
      onlyOne(usable.filter(({ label }) => line(label).toLowerCase() === line(text).toLowerCase()))
    )
  })
  return found.every(Boolean) ? (found as HTMLOptionElement[]) : undefined
}

/** Nothing where a name stands for several values: only a value tells which one is meant. */
function onlyOne(options: HTMLOptionElement[]): HTMLOptionElement | undefined {
  return new Set(options.map(({ value }) => value)).size > 1 ? undefined : options[0]
}
