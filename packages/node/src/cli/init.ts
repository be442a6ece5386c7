import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperableError } from '@operable/core'
import { Command } from 'commander'
import { type DetectedProject, detectProject } from '../config/detect-project.ts'
import { configNames } from '../config/load-config.ts'

const HELP = `
It looks at package.json and the files of the folder, and runs nothing.

Examples:
  operable init
  operable init --json
`

export function initCommand(): Command {
  return new Command('init')
    .description(
      'Writes a first configuration for operable ci, by looking at the project: Next.js, Nuxt, Astro, SvelteKit, Vite or plain HTML.',
    )
    .argument('[folder]', 'folder of the project (default: this folder)')
    .option('--json', 'write operable.config.json instead of operable.config.ts')
    .addHelpText('after', HELP)
    .action(async (folder = '.', { json = false }: { json?: boolean }) => {
      if (!existsSync(folder)) throw new OperableError('invalid_config', `There is no folder ${folder}.`)
      const known = configNames.find((name) => existsSync(join(folder, name)))
      if (known !== undefined) throw new OperableError('invalid_config', `There is already a configuration: ${known}.`)
      const project = detectProject(folder)
      const name = json ? 'operable.config.json' : 'operable.config.ts'
      await writeFile(join(folder, name), json ? jsonConfig(project) : typedConfig(project), { flag: 'wx' })
      process.stdout.write(nextSteps(project, name))
    })
}

function jsonConfig({ site }: DetectedProject): string {
  const $schema = './node_modules/@operable/node/operable.schema.json'
  return `${JSON.stringify({ $schema, sites: [site] }, null, 2)}\n`
}

function typedConfig({ framework, build, site }: DetectedProject): string {
  const members = Object.entries(site).map(([name, value]) => `      ${name}: ${quoted(value)},`)
  return [
    "import { defineConfig } from '@operable/node'",
    '',
    `// Written by "operable init" for ${framework}. Every option: docs/ci.md`,
    'export default defineConfig({',
    '  sites: [',
    '    {',
    ...members,
    ...('folder' in site
      ? [
          '      // Where it will be published, so that its absolute links are followed:',
          "      // url: 'https://www.example.com',",
        ]
      : []),
    '    },',
    '  ],',
    '  // Numbers that must be reached:',
    '  // budgets: { score: 80 },',
    '  // Findings to accept, with the reason:',
    "  // waivers: [{ rule: 'safe', place: '/login', reason: 'People log in by themselves' }],",
    '})',
    '',
    ...(build === undefined ? [] : [`// Build the site first: ${build}`, '']),
  ].join('\n')
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function nextSteps({ framework, build, site, notes }: DetectedProject, name: string): string {
  const what = 'folder' in site ? `the folder ${site.folder}` : `${site.url}, started with “${site.start}”`
  const steps = [...(build === undefined ? [] : [build]), 'npx operable baseline', 'npx operable ci']
  return [
    `${name}: ${framework}, ${what}.`,
    ...notes,
    '',
    'Next:',
    ...steps.map((step) => `  ${step}`),
    '',
    'The baseline accepts what is there today; from then on, only what is new fails.',
    '',
  ].join('\n')
}
