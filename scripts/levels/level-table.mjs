/**
 * The levels of every package as Markdown, the lowest first.
 * @param {Record<string, import('./check-levels.mjs').PackageRules>} packages
 */
export function levelTable(packages) {
  return Object.entries(packages).map(section).join('\n\n')
}

/** @param {[string, import('./check-levels.mjs').PackageRules]} entry */
function section([name, { folder, entries, levels, inside = {}, packages, nodeBuiltins, onlyIn }]) {
  const table = levels.length > 0 ? rowsOf(levels) : ['One flat folder.']
  const below = Object.entries(inside).flatMap(([path, units]) => [
    '',
    `#### Inside ${code(path)}`,
    '',
    ...rowsOf(units),
  ])
  const allowed = [...packages.map(code), ...(nodeBuiltins ? ['Node modules'] : [])]
  const owners = Object.entries(onlyIn).map(([library, owner]) => ` ${code(library)} only in ${code(owner)}.`)
  const facts = `Public entries: ${entries.map(code).join(', ')}. May import: ${allowed.join(', ') || 'libraries only'}.`
  return [`### ${name}: ${code(folder)}`, '', ...table, '', facts + owners.join(''), ...below].join('\n')
}

/** @param {readonly import('./check-levels.mjs').Level[]} levels */
function rowsOf(levels) {
  const rows = levels.flatMap((units, level) =>
    Object.entries(units).map(([unit, holds]) => `| ${level} | ${code(unit)} | ${holds} |`),
  )
  return ['| level | folder | holds |', '|---|---|---|', ...rows]
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``
}
