import { OperableError } from '@operable/core'
import { type Rule, ruleOf, rules } from '@operable/core/findings'
import { Command } from 'commander'
import { describeTerminal, type Terminal } from './print/terminal.ts'
import { cell, wrap } from './print/text.ts'

const HELP = `
Examples:
  operable rules
  operable rules form-labels
  operable rules --json
`

const ABOUT: Record<Rule['about'], string> = {
  check: 'What is checked on the site',
  signal: 'What is checked besides the score',
  form: 'What is checked on each form',
  proof: 'What is proven by trying a form',
}

export function rulesCommand(): Command {
  return new Command('rules')
    .description(
      'Lists the rules that findings refer to: what each one asks for, why, how severe it is and what to do.',
    )
    .argument('[id]', 'one rule, with everything about it')
    .option('--json', 'print the rules as JSON')
    .addHelpText('after', HELP)
    .action((id: string | undefined, { json }: { json?: true }) => {
      const chosen = id === undefined ? rules : [requireRule(id)]
      const terminal = describeTerminal(process.stdout)
      const text = json
        ? `${JSON.stringify(id === undefined ? chosen : chosen[0], null, 2)}\n`
        : id === undefined
          ? listOf(chosen, terminal)
          : chosen.map((rule) => detailsOf(rule, terminal)).join('\n')
      process.stdout.write(text)
    })
}

function requireRule(id: string): Rule {
  const rule = ruleOf(id)
  if (!rule) throw new OperableError('not_found', `There is no rule ${id}. To list all rules: operable rules.`)
  return rule
}

function listOf(chosen: readonly Rule[], { ink, width }: Terminal): string {
  const lines: string[] = []
  for (const [about, title] of Object.entries(ABOUT)) {
    lines.push('', ink.bold(title))
    for (const { id, severity, title: what } of chosen.filter((rule) => rule.about === about)) {
      lines.push(`  ${cell(id, 30)} ${cell(severity, 8)} ${cell(what, Math.max(20, width - 42)).trimEnd()}`)
    }
  }
  return `${lines.join('\n')}\n`
}

function detailsOf({ id, title, severity, rule, why, change, docs }: Rule, { ink, width }: Terminal): string {
  const part = (name: string, text: string) => [ink.bold(name), ...wrap(text, width - 2).map((line) => `  ${line}`), '']
  return [
    '',
    `${ink.bold(id)}  ${severity}`,
    title,
    '',
    ...part('Rule', rule),
    ...part('Why', why),
    ...part('What to do', change),
    ink.dim(docs),
    '',
  ].join('\n')
}
