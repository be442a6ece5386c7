const INLINE = 120

/** A value as YAML that is easy to compare: what fits into a line stands in one, keys keep their order. */
export function outline(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (!isNested(value) || (line.length <= INLINE && !Object.values(value).some(isNested))) return ` ${line}`
  const deeper = `${indent}  `
  return Object.entries(value)
    .map(([key, each]) => `\n${indent}${Array.isArray(value) ? '-' : `${key}:`}${outline(each, deeper)}`)
    .join('')
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}
