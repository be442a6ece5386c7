import type { Place } from './place-of.ts'

/** A file with the lines of a recommendation: at its end, in the place of one line, or in the place of all of it. */
export function editFile(text: string, { line, atEnd }: Extract<Place, { kind: 'file' }>, code: string): string {
  if (atEnd) return `${text}\n${code}\n`
  if (line === undefined) return code
  return text
    .split(/\r\n|\r|\n/)
    .with(line - 1, code)
    .join('\n')
}

/** Headers of a response with one more; its name is in lower case there. @param line as it is sent: `Name: value` */
export function withHeader(headers: Readonly<Record<string, string>>, line: string): Record<string, string> {
  const [name = '', value = ''] = line.split(/: (.*)/s)
  return { ...headers, [name.toLowerCase()]: value }
}
