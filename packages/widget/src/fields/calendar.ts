import { enter, focused, key, press } from '../act/hand.ts'
import { describe, shownText } from '../dom/text.ts'
import { allAround, closestAround, isWithin, selectDeep } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { type Failure, failure, type Run, until } from '../flow/run.ts'
import { attribute, attributesOf, documentOf, isElement, matches, parentOf, rawText, select } from '../natives.ts'
import type { Control } from './drawn.ts'
import { text } from './text.ts'

/** How long a calendar may take to come, to turn its page or to take a day, in ms. */
const DRAWN_MS = 1500
/** Pages that are turned. */
const MOST = 40
/** What shows the number of a day. */
const DAYS = 'td,button,a,span,div,li,time,abbr'
const OFF = '[disabled],[aria-disabled=true],[class*=disabled i]'
const TURNS = 'button,[role=button],a,th,span,div,i,svg'

/** A day by its numbers, as people count months. */
interface Day {
  year: number
  month: number
  day: number
}

/** The days of one month as they are drawn, in their order. */
type Month = HTMLElement[]

/**
 * A date field that takes no text, and opens a calendar: that is turned to the month, and the day in it is pressed. What a calendar is like
 * is told by the numbers of its days, which stand in a row, and by the month and year that they or a heading name.
 */
export const calendar: Control = {
  async set(run, [control], value) {
    const wanted = dayOf(value)
    const brief = { ...run, stepMs: Math.min(DRAWN_MS, run.stepMs) }
    const others = new Set(monthsIn(control!).flat())
    const form = closestAround(control!, 'form')
    const isOurs = ([first]: Month): boolean => !others.has(first!) || (!!form && isWithin(first!, form))
    const ours = (): Month[] => monthsIn(control!).filter(isOurs)
    enter(control!)
    if (!ours()[0]) press(control!)
    await until(brief, () => ours()[0] ?? failure('read_only', describe(control!)))
    try {
      const missing = failure('option_not_found', String(value))
      const day = (await turnTo(brief, control!, ours, wanted, missing))[wanted.day - 1]
      if (!day || closestAround(day, OFF)) throw missing
      press(day)
      await until(brief, () => calendar.has([control!], value) || failure('value_not_kept', describe(control!)))
    } finally {
      // A person who has chosen leaves: some calendars stay open.
      if (ours()[0])
        for (const name of ['keydown', 'keyup'] as const) key(focused(control!) ?? control!, name, 'Escape')
    }
  },
  has: ([control], value) => says((control as HTMLInputElement).value, dayOf(value), control!),
  restore: (controls, current) => text.restore(controls, current),
}

function dayOf(value: unknown): Day {
  const [year, month, day] = String([value].flat()[0]).split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}

/** The months that are drawn on the page: 28 days or more that count up from one. */
function monthsIn(control: Element): Month[] {
  const days = selectDeep(documentOf(control)!, DAYS).filter(
    (element) => !element.firstElementChild && /^\s*\d{1,2}\s*$/.test(rawText(element)!) && isVisible(element),
  ) as HTMLElement[]
  const months: Month[] = []
  let month: Month = []
  for (const day of days) {
    const number = Number(rawText(day))
    if (number === 1) {
      if (month.length >= 28) months.push(month)
      month = [day]
    } else if (number === month.length + 1) month.push(day)
    // Numbers of weeks stand in between.
  }
  return month.length >= 28 ? [...months, month] : months
}

/** Turns the pages until the month is there; `missing` is thrown where it does not come. */
async function turnTo(
  run: Run,
  control: Element,
  months: () => Month[],
  wanted: Day,
  missing: Failure,
): Promise<Month> {
  for (let turns = 0; turns < MOST; turns++) {
    const drawn = months()
    const shown = drawn.map((each) => monthOf(each, control))
    const found = drawn.find((_, at) => shown[at] && countOf(shown[at]) === countOf(wanted))
    if (found) return found
    const [first] = shown
    const turn = first && turnOf(drawn[0]!, control, countOf(wanted) > countOf(first))
    if (!turn || closestAround(turn, OFF)) break
    press(turn)
    await until(run, () => {
      const [next] = months()
      const then = next && monthOf(next, control)
      return (then && countOf(then) !== countOf(first)) || missing
    })
  }
  throw missing
}

function countOf({ year, month }: Omit<Day, 'day'>): number {
  return year * 12 + month
}

/** Which month it is: as its days call themselves, else as the nearest heading says. */
function monthOf(month: Month, control: Element): Omit<Day, 'day'> | undefined {
  // Beyond the numbers of months, so that it is not taken for one.
  const late = month[27]!
  for (const label of labelsOf(late)) {
    const found = monthIn(label, late, 28)
    if (found) return found
  }
  for (const box of boxesAround(month, control)) {
    const found = monthIn(headingOf(box), late)
    if (found) return found
  }
  return undefined
}

/** The parts that hold a month, from within: what holds the field as well, or all of the page, is no part of a calendar. */
function boxesAround(month: Month, control: Element): Element[] {
  const outer = allAround(month[0]!).filter(isElement)
  const end = outer.findIndex((box) => matches(box, 'body') || isWithin(control, box))
  return outer.slice(0, end).filter((box) => isWithin(month[27]!, box))
}

/** What a part says beside its days, with what its lists and fields show: many name month and year there. */
function headingOf(box: Element): string {
  const chosen = select(box, 'select,input').map((each) =>
    matches(each, 'select')
      ? ((each as HTMLSelectElement).selectedOptions[0]?.text ?? '')
      : (each as HTMLInputElement).value,
  )
  const options = select(box, 'select').map(shownText)
  const shown = options.reduce((all, each) => all.replace(each, ' '), shownText(box))
  return [...chosen, shown.replace(/(?<!\d)\d{1,2}(?![\d\p{L}])/gu, ' ')].join(' ')
}

/** How a day calls itself beside its number: `aria-label`, `title`, `data-date`, on it or on the cell around it. */
function labelsOf(day: Element): string[] {
  const cells = [day, parentOf(day), parentOf(parentOf(day)!)] as Element[]
  const own = cells.filter((cell) => cell && rawText(cell)!.trim() === rawText(day)!.trim())
  return own.flatMap((cell) =>
    [...attributesOf(cell)]
      .filter(({ name }) => /^(aria-label|title|datetime|data-)/.test(name))
      .map(({ value }) => value),
  )
}

/**
 * The month that a text names: by its name and a year, in the language of the page or in English, or with the day in numbers.
 * @param day that the text is about; without one, a heading
 */
function monthIn(label: string, at: Element, day?: number): Omit<Day, 'day'> | undefined {
  const date = /^\d{12,13}$/.test(label.trim()) ? new Date(Number(label)) : undefined
  if (date) return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
  const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(label) ?? []
  if (!year) return undefined
  const named = namesOf(at).findIndex((names) => names.some((name) => nameIn(label, name)))
  if (named >= 0) return { year: Number(year), month: named + 1 }
  const numbers = (label.match(/\d+/g) ?? []).map(Number)
  if (day === undefined || numbers.length < 3) return undefined
  const rest = numbers.filter((number) => number !== Number(year) && number !== day)
  return rest[0]! >= 1 && rest[0]! <= 12 ? { year: Number(year), month: rest[0]! } : undefined
}

/** Whether a field shows this day, in whichever way of writing dates. */
function says(shown: string, { year, month, day }: Day, at: Element): boolean {
  const numbers = (shown.match(/\d+/g) ?? []).map(Number)
  const hasName = namesOf(at)[month - 1]!.some((name) => nameIn(shown, name))
  const parts = hasName ? [day, year] : [day, month, year]
  const isYear = (number: number): boolean => number === year || number === year % 100
  const rest = [...numbers]
  return parts.every((part) => {
    const found = rest.findIndex((number) => (part === year ? isYear(number) : number === part))
    return found >= 0 && !!rest.splice(found, 1)
  })
}

/** By language. */
const monthNames = new Map<string, string[][]>()

/** What the twelve months are called in the language of the page and in English, in a date and alone, long and short. */
function namesOf(at: Element): string[][] {
  const element = closestAround(at, '[lang]')
  const language = (element && attribute(element, 'lang')) || 'en'
  const known =
    monthNames.get(language) ?? Array.from({ length: 12 }, (_, month) => ['en', language].flatMap(namesBy(month)))
  monthNames.set(language, known)
  return known
}

function namesBy(month: number): (language: string) => string[] {
  const date = new Date(2026, month, 15)
  return (language) =>
    (['long', 'short'] as const).flatMap((style) => {
      try {
        const parts = new Intl.DateTimeFormat(language, { month: style, day: 'numeric' }).formatToParts(date)
        const alone = new Intl.DateTimeFormat(language, { month: style }).format(date)
        return [...parts.flatMap(({ type, value }) => (type === 'month' ? value : [])), alone]
      } catch {
        return []
      }
    })
}

/** As a word of its own; in Japanese and its neighbours it is a number with a sign. */
function nameIn(label: string, name: string): boolean {
  const bare = name.toLowerCase().replace(/\.$/, '')
  const begins = /^\d/.test(bare) ? '(?<!\\d)' : '(?<!\\p{L})'
  return /\p{L}/u.test(bare) && new RegExp(`${begins}${bare}(?!\\p{L})`, 'u').test(label.toLowerCase())
}

const NEXT = /next|forward|right|[›»>▶→]/i
const BEFORE = /prev|back|left|[‹«<◀←]/i
/** What turns more than one page. */
const FAR = /year|decade|double|super/i

/** What turns the page of a calendar: the nearest to its days that is called so, in its code or by a sign. */
function turnOf(month: Month, control: Element, isAhead: boolean): HTMLElement | undefined {
  const [meant, other] = isAhead ? [NEXT, BEFORE] : [BEFORE, NEXT]
  const isTurn = (each: Element): boolean => {
    const shown = rawText(each)!.trim()
    const called = ['class', 'aria-label', 'title', 'data-action', 'data-handler'].map((name) => attribute(each, name))
    const said = [...called, shown].join(' ')
    const isMeant = meant.test(said) && !other.test(said) && !FAR.test(said)
    // Days of the next month are called so as well.
    return isMeant && !/\d/.test(shown) && isVisible(each) && !isWithin(month[0]!, each)
  }
  for (const box of boxesAround(month, control)) {
    const turns = select(box, TURNS).filter(isTurn)
    if (turns[0]) return (turns.find((each) => matches(each, 'button,[role=button],a')) ?? turns[0]) as HTMLElement
  }
  return undefined
}
