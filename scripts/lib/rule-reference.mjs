import { markdownTable } from './markdown-table.mjs'

/** @typedef {import('@operable/core/findings').Rule} Rule */

/** @type {Record<Rule['about'], [title: string, what: string]>} */
const groups = {
  check: ['Checks', 'What is checked on the site. [Checks](checks.md) has their points.'],
  signal: ['Besides the score', 'What a page can lack without losing points.'],
  form: [
    'Forms',
    'What is checked on each form, from its markup. A form is *callable* if it can be filled in and is safe.',
  ],
  proof: [
    'Proofs',
    'What is proven by trying a form in a sealed browser, see [proof](proof.md). Needs `prove` in the configuration.',
  ],
}

const introduction = `# Rules

For whoever reads a finding: what its rule asks for, why, and what to do. \`npx @operable/node rules\` prints the same. A finding is
an **error**, a **warning** or a **note**; a note never fails a build. [In CI](ci.md) says how to change that, and how to accept a
finding with a reason.`

/**
 * The page of rules: a table, then each rule under a heading that findings link to.
 * @param {readonly Rule[]} rules
 */
export function ruleReference(rules) {
  const parts = [introduction]
  for (const [about, [title, what]] of Object.entries(groups)) {
    const own = rules.filter((rule) => rule.about === about)
    const rows = own.map(({ id, severity, title }) => [`[\`${id}\`](#${id})`, severity, escaped(title)])
    parts.push(`## ${title}`, what, markdownTable(['rule', 'severity', 'what'], rows))
    for (const rule of own) parts.push(...details(rule))
  }
  return parts.join('\n\n')
}

/** @param {Rule} rule */
function details({ id, title, severity, rule, why, change, needsServer }) {
  const server = needsServer ? ' It judges how a server answers, so a folder is never measured.' : ''
  return [
    `### ${id}`,
    `${escaped(title)}. Severity: ${severity}.${server}`,
    `**Rule.** ${escaped(rule)}`,
    `**Why.** ${escaped(why)}`,
    `**What to do.** ${escaped(change)}.`,
  ]
}

/** Markup in a text is shown, not used. @param {string} text */
function escaped(text) {
  return text.replace(/[<|]/g, (sign) => (sign === '<' ? '&lt;' : '\\|'))
}
