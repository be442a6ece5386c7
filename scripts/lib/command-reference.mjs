import { markdownTable } from './markdown-table.mjs'

/**
 * A command with its arguments and options, and each of its own commands after it.
 * @param {Awaited<ReturnType<(typeof import('../../packages/node/src/cli/commands.ts').commands)[number]['load']>>} command
 * @param {string} before the words that lead to it
 * @returns {string}
 */
export function commandReference(command, before = 'operable') {
  const words = `${before} ${command.name()}`
  const args = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`
    return argument.required ? `<${name}>` : `[${name}]`
  })
  const options = command.options.map(({ flags, description, defaultValue, envVar, argChoices }) => {
    const notes = [
      ...(argChoices ? [`one of ${argChoices.join(', ')}`] : []),
      ...(typeof defaultValue === 'string' || typeof defaultValue === 'number' ? [`default ${defaultValue}`] : []),
      ...(envVar ? [`environment ${envVar}`] : []),
    ]
    return [`\`${flags.replaceAll('|', '\\|')}\``, [description, ...notes].join('; ')]
  })
  const own = [
    `### \`${[words, ...args].join(' ')}\``,
    command.description(),
    ...(options.length > 0 ? [markdownTable(['option', 'what'], options)] : []),
  ]
  return [...own, ...command.commands.map((each) => commandReference(each, words))].join('\n\n')
}
