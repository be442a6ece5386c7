import type { ToolMetadata } from '@operable/core/schema'

/** What the pages of the matrix are filled with. */
export const input = {
  name: 'Ada Lovelace',
  email: 'ada@shop.example',
  guests: 4,
  date: '2027-03-01',
  message: 'By the window,\nplease.',
  plan: 'team',
  days: ['mon', 'wed'],
  size: 'l',
  topics: ['offers', 'events'],
  terms: true,
}

/** Controls of component libraries, and what their state has to be afterwards. */
export const widgets = {
  note: 'Late',
  phone: '555 123 4567',
  room: 'r2',
  host: 'Grace',
  country: 'de',
  city: 'Köln',
  news: true,
  pace: 'fast',
}

/** Custom elements have no name: the tool knows them by selector. */
export const widgetFields: ToolMetadata['fields'] = [
  field('room', '#room'),
  field('news', '#news'),
  {
    ...field('pace', '#slow'),
    choices: ['slow', 'fast'].map((value) => ({ value, label: value, selector: `#${value}` })),
  },
]

function field(key: string, selector: string) {
  return { key, selector, type: 'custom', purpose: 'unknown', label: '', required: false } as const
}

/** Frameworks keep a number as text or number, checked boxes in the order of the clicks; a mask writes a phone number its way. */
export function normal(value: unknown): string {
  const text = Array.isArray(value) ? value.toSorted().join() : String(value)
  return /^[\d ()+-]{7,}$/.test(text) && !/^\d{4}-\d\d-\d\d$/.test(text) ? text.replace(/\D/g, '') : text
}
