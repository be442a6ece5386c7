/** Answers the headers that belong to a path. */
export type HeadersOf = (path: string) => Record<string, string>

/**
 * Reads a `_headers` file as static hosts do: a path in the first column (a `*` at its end stands for the rest), its
 * headers on the indented lines below. A later block adds to an earlier one.
 *
 * @see https://docs.netlify.com/routing/headers/
 */
export function parseHeadersFile(text: string): HeadersOf {
  const blocks: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      blocks.push({ path: line.trim(), headers: {} })
      continue
    }
    const colon = line.indexOf(':')
    const block = blocks.at(-1)
    if (colon > 0 && block) block.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
  }
  return (path) =>
    Object.assign({}, ...blocks.filter((block) => matches(block.path, path)).map(({ headers }) => headers))
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
