import { enter, key, USER_EVENT } from '../act/hand.ts'
import { windowOf } from '../dom/tree.ts'
import { check, frame, type Run, now as time } from '../flow/run.ts'
import { attribute, boxOf, closest, matches, parentOf, select, send } from '../natives.ts'
import type { Control } from './drawn.ts'
import { settled } from './tags.ts'

/** Presses in a row before it is looked at what they did. */
const MOST = 500
/** Times that a thumb is moved on, each nearer to its value. */
const MOVES = 12

/** A slider by role, moved by its keys (https://www.w3.org/WAI/ARIA/apg/patterns/slider/), else by the pointer. */
export const slider: Control = {
  async set(run, [control], value) {
    const sections = sectionsOf(control!, value)
    for (const [section, wanted] of sections) {
      enter(section)
      // Which one has the focus some know a little later; where it is empty the first press only begins.
      await settled()
      if (attribute(section, 'aria-valuenow') === null) await press(section, 'ArrowUp', 1)
      await moveByKeys(run, section, wanted, ['ArrowUp', 'ArrowDown'])
    }
    if (sections[0]) return
    const wanted = Number(value)
    enter(control!)
    for (const keys of [
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowUp', 'ArrowDown'],
    ] as const)
      await moveByKeys(run, control!, wanted, keys)
    if (now(control!) !== wanted) await drag(run, control!, wanted)
  },
  has([control], value) {
    const sections = sectionsOf(control!, value)
    return sections[0]
      ? sections.every(([section, wanted]) => now(section) === wanted)
      : now(control!) === Number(value)
  },
  restore([control], current) {
    const sections = sectionsOf(control!, NO_DATE)
    const dated = sections.filter(([section]) => attribute(section, 'aria-valuenow') !== null)
    if (sections[0] && !dated[0])
      return () => {
        for (const [section] of sectionsOf(current()[0]!, NO_DATE)) {
          enter(section)
          key(section, 'keydown', 'Backspace')
        }
      }
    const before = sections[0] ? isoOf(sections.map(([section]) => section)) : now(control!)
    return (run) => slider.set(run, current(), before)
  },
}

const NO_DATE = '0000-00-00'

/** The sections of a date that is typed part by part, each with its number, told apart by what they end with. */
function sectionsOf(control: Element, value: unknown): [HTMLElement, number][] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? []
  const box = day && matches(control, '[role=spinbutton]') && closest(control, '[role=group]')
  const numbers: Record<string, string | undefined> = { 31: day, 12: month, 9999: year }
  return (box ? select(box, '[role=spinbutton]') : []).map((section) => [
    section as HTMLElement,
    Number(numbers[attribute(section, 'aria-valuemax') ?? '']),
  ])
}

function isoOf(sections: Element[]): string {
  const [year, month, day] = ['9999', '12', '31'].map((end) => {
    const section = sections.find((each) => attribute(each, 'aria-valuemax') === end)
    return String(section ? now(section) : 0)
  })
  return `${year!.padStart(4, '0')}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
}

/** Presses a key so many times. */
async function press(control: Element, name: string, times: number): Promise<void> {
  for (let left = times; left; left--) {
    key(control, 'keydown', name)
    key(control, 'keyup', name)
    await null
  }
  await settled()
}

async function moveByKeys(
  run: Run,
  control: HTMLElement,
  wanted: number,
  [more, less]: readonly [string, string],
): Promise<void> {
  // What one press of the first key adds; some go the other way. A page that is a step behind counts but one at a time.
  let by = 0
  let most = MOST
  for (const end = time() + run.stepMs; now(control) !== wanted && time() < end; ) {
    check(run)
    const before = now(control)
    const presses = by ? Math.round((wanted - before) / by) : Math.sign(wanted - before)
    if (!presses) return
    const count = Math.min(Math.abs(presses), most)
    await press(control, presses > 0 ? more : less, count)
    const moved = now(control) - before
    if (!moved) return
    by ||= moved / Math.sign(presses)
    if (Math.abs(moved) < Math.abs(by) * count) most = 1
  }
}

/** Takes the thumb along its track, and on by as much as is missing still. */
async function drag(run: Run, control: HTMLElement, wanted: number): Promise<void> {
  const isUpright = matches(control, '[aria-orientation=vertical]')
  const sizeOf = (element: Element): number => boxOf(element)[isUpright ? 'height' : 'width']
  let track = parentOf(control) as Element
  while (sizeOf(track) < sizeOf(control) * 3 && !matches(track, 'form,body')) track = parentOf(track) as Element
  const [least, greatest] = ['aria-valuemin', 'aria-valuemax'].map((name) => Number(attribute(control, name)))
  const step = (sizeOf(track) / (greatest! - least!)) * (isUpright ? -1 : 1)
  const { left, top, width, height } = boxOf(control)
  const at = { x: left + width / 2, y: top + height / 2 }
  const point = (name: string): void => {
    const init = { ...USER_EVENT, clientX: at.x, clientY: at.y, buttons: 1, pointerId: 1, isPrimary: true }
    const more = { view: windowOf(control), pointerType: 'mouse' }
    send(control, new PointerEvent(`pointer${name}`, { ...init, ...more }))
    send(control, new MouseEvent(`mouse${name}`, { ...init, ...more }))
  }
  point('down')
  for (let moves = 0; moves < MOVES && now(control) !== wanted && Number.isFinite(step); moves++) {
    check(run)
    at[isUpright ? 'y' : 'x'] += (wanted - now(control)) * step
    point('move')
    await frame()
    await frame()
  }
  point('up')
}

function now(control: Element): number {
  return Number(attribute(control, 'aria-valuenow'))
}
