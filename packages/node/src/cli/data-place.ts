import { existsSync } from 'node:fs'

/** Whether the data is in a PostgreSQL database instead of a file. */
export function isDatabase(data: string): boolean {
  return /^postgres(?:ql)?:/i.test(data)
}

/** A database always counts as there: whether it is, its server says. */
export function dataExists(data: string): boolean {
  return isDatabase(data) || existsSync(data)
}

/** The file, or the address of the database without what may be a secret: people read it, and logs keep it. */
export function nameOfData(data: string): string {
  if (!isDatabase(data)) return data
  const url = URL.parse(data)
  // A slash in a password ends the host early: what follows is not to be shown either.
  if (!url || url.pathname.includes('@')) return 'the database'
  url.password = ''
  url.search = ''
  url.hash = ''
  return url.href
}
