import { changed, committed, enter } from '../act/hand.ts'
import { line } from '../dom/text.ts'
import { failure, until } from '../flow/run.ts'
import { setSelected } from '../natives.ts'
import type { Control } from './control.ts'

/** A native list, of one choice or many. An option that comes only once another field was filled is waited for. */
export const select: Control = {
  async set(run, [control], value) {
    const list = control as HTMLSelectElement
    const wanted = [value].flat()
    const options = await until(
      run,
      () => {
        const found = wanted.map((each) => optionOf(list, each))
        return found.every(Boolean) && (found as HTMLOptionElement[])
      },
      () =>
        failure('option_not_found', wanted.join(), {
          elements: [...list.options].map(({ value }) => value).slice(0, 50),
        }),
    )
    enter(list)
    choose(list, options)
  },
  has: ([control], value) => {
    const list = control as HTMLSelectElement
    const wanted = [value].flat().map((each) => optionOf(list, each))
    return wanted.every((option) => option?.selected) && list.selectedOptions.length === wanted.length
  },
  restore(_, [control]) {
    const list = control as HTMLSelectElement
    const before = [...list.selectedOptions]
    return () => choose(list, before)
  },
}

function choose(list: HTMLSelectElement, wanted: HTMLOptionElement[]): void {
  for (const option of list.options)
    if (list.multiple || wanted.includes(option)) setSelected(option, wanted.includes(option))
  changed(list)
  committed(list)
}

/** By value, else by what a person reads. */
function optionOf(list: HTMLSelectElement, value: unknown): HTMLOptionElement | undefined {
  const usable = [...list.options].filter((option) => !option.matches(':disabled'))
  const text = line(String(value)).toLowerCase()
  return (
    usable.find((option) => option.value === String(value)) ??
    usable.find((option) => line(option.label).toLowerCase() === text)
  )
}
