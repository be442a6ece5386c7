/**
 * The levels of every package as Markdown, the lowest first.
 * @param {Record<string, import('./check-levels.mjs').PackageRules>} packages
 */
export function levelTable(packages) {
  return Object.entries(packages).map(section).join('\n\n')
}

/** @param {[string, import('./check-levels.mjs').PackageRules]} entry */
function section([name, { folder, entries, levels, packages, nodeBuiltins, onlyIn }]) {
  const rows = levels.flatMap((units, level) =>
    Object.entries(units).map(([unit, holds]) => `| ${level} | ${code(unit)} | ${holds} |`),
  )
  const table = rows.length > 0 ? ['| level | folder | holds |', '|---|---|---|', ...rows] : ['One flat folder.']
  const allowed = [...packages.map(code), ...(nodeBuiltins ? ['Node modules'] : [])]
  const owners = Object.entries(onlyIn).map(([library, owner]) => ` ${code(library)} only in ${code(owner)}.`)
  const facts = `Public entries: ${entries.map(code).join(', ')}. May import: ${allowed.join(', ') || 'libraries only'}.`
  return [`### ${name}: ${code(folder)}`, '', ...table, '', facts + owners.join('')].join('\n')
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``
}
