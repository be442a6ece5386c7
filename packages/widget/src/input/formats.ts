const date = /^(\d{4})-(\d\d)-(\d\d)$/
const time = /^([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d+)?)?(z|[+-]\d\d(:?\d\d)?)$/i

function isDate(text: string): boolean {
  const [, year, month, day] = date.exec(text) ?? []
  return !!year && new Date(Date.UTC(+year, +month! - 1, +day!)).toISOString().slice(0, 10) === text
}

/** Formats of JSON Schema that a tool may ask for; others say nothing. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  __proto__: null as never,
  email: (text) => /^[^\s@<>()[\],;:"\\]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text) && !text.includes('..'),
  uri: (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text),
  date: isDate,
  time: (text) => time.test(text),
  'date-time': (text) => isDate(text.slice(0, 10)) && /^[t ]$/i.test(text.charAt(10)) && time.test(text.slice(11)),
}
