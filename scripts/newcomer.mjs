// Two projects that have never heard of Operable, and what their people type and see. It packs the packages as npm would publish
// them, and installs them into projects beside this repository. `npm run newcomer`; build first: `npm run build`.
//
// A small site, from its first command to a green build: it fails if the build is not red first and green at the end, or takes five
// minutes or more. A project made with create-vite, from `npm install` to the first red test: it fails if the test is not red for
// the right reason, or takes 60 seconds or more. `npm run newcomer -- --test` does the second only.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnv, packAll, writeFiles } from './lib/clean-project.mjs'

const MOST_SECONDS = { site: 300, test: 60 }
const INSTALL = ['install', '--no-audit', '--no-fund', '--save-dev']
const work = mkdtempSync(join(tmpdir(), 'operable-newcomer-'))

const page = (/** @type {string} */ title, /** @type {string} */ body) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>${title}</title>
</head>
<body>
  <nav><a href="/">Home</a> <a href="/contact.html">Contact us</a></nav>
  <main>
    <h1>${title}</h1>
${body}
  </main>
</body>
</html>
`
const paragraphs = Array.from(
  { length: 5 },
  (_, index) => `    <p>We bake bread by hand every day, part ${index + 1}.</p>`,
)

/** As such projects are: a page, a form, a build server that runs tests. @type {Record<string, string>} */
const files = {
  'package.json': '{\n  "name": "bakery",\n  "private": true\n}\n',
  'site/index.html': page('Corner Bakery', ['    <h2>Bread</h2>', '    <h2>Prices</h2>', ...paragraphs].join('\n')),
  'site/contact.html': page(
    'Contact the bakery',
    `    <h2>Write to us</h2>
    <form class="contact-form" action="/send" method="post">
      <input type="text" name="name" placeholder="Your name" required>
      <p>Email <input type="email" name="email" required></p>
      <textarea name="message" placeholder="What can we bake for you?" required></textarea>
      <button type="submit">Submit</button>
    </form>
${paragraphs.join('\n')}`,
  ),
}

try {
  const tarballs = packAll(work)
  if (!process.argv.includes('--test')) greenBuild(tarballs)
  redTest(tarballs)
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** @param {readonly string[]} tarballs */
function greenBuild(tarballs) {
  const project = join(work, 'bakery')
  writeFiles(project, files)
  const { type, seconds } = typist(project)
  const operable = (/** @type {string[]} */ words, expected = 0) =>
    type(['npx operable', ...words].join(' '), ['npx', 'operable', ...words], expected)

  type('npm install --save-dev @operable/node', ['npm', ...INSTALL, ...tarballs])
  operable(['init', '--json'])
  operable(['ci'], 1)
  operable(['fix', 'site', '--write'])
  operable(['baseline'])
  operable(['ci'])
  print(`Red, mended and green in ${seconds().toFixed(0)} seconds.`, '')
  if (seconds() >= MOST_SECONDS.site) throw new Error(`It took ${seconds().toFixed(0)} seconds.`)
}

/** @param {readonly string[]} tarballs */
function redTest(tarballs) {
  // The project is there before: what create-vite and its own installation take is not counted.
  typist(work).type('npm create vite shop', [
    'npx',
    '--yes',
    'create-vite@latest',
    'shop',
    '--template',
    'vanilla-ts',
    '--no-interactive',
  ])
  const project = join(work, 'shop')
  typist(project).type('npm install', ['npm', 'install', '--no-audit', '--no-fund'])
  writeFiles(project, {
    'src/newsletter.ts': `export const newsletter = (): string =>
  '<form id="news" action="/subscribe" method="post"><input name="q7" required><button>Subscribe</button></form>'
`,
    'vitest.config.ts': `import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { setupFiles: ['@operable/node/matchers/vitest'] } })
`,
    'src/newsletter.test.ts': `import { expect, test } from 'vitest'
import { newsletter } from './newsletter'

test('agents can subscribe to the newsletter', () => {
  expect(newsletter()).toHaveCallableForm('news')
})
`,
  })
  const { type, seconds } = typist(project)
  type('npm install --save-dev @operable/node vitest', ['npm', ...INSTALL, ...tarballs, 'vitest'])
  const output = type('npx vitest run', ['npx', 'vitest', 'run'], 1)
  if (!output.includes('An agent cannot call the form') || !output.includes('q7'))
    throw new Error('The test is red for another reason.')
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`
  print(`The first red test after ${seconds().toFixed(0)} seconds (${load}).`)
  if (seconds() >= MOST_SECONDS.test) throw new Error(`It took ${seconds().toFixed(0)} seconds.`)
}

/** @param {string} cwd folder in which commands are typed */
function typist(cwd) {
  let seconds = 0
  const type = (/** @type {string} */ shown, /** @type {string[]} */ [command = '', ...args], expected = 0) => {
    const started = performance.now()
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: cleanEnv })
    const took = (performance.now() - started) / 1000
    seconds += took
    print(`$ ${shown}`)
    print(`${stdout}${stderr}`.trim())
    print(`# exit ${status}, ${took.toFixed(1)} s`, '')
    if (status !== expected) throw new Error(`“${shown}” ended with ${status}, not with ${expected}.`)
    return `${stdout}${stderr}`
  }
  return { type, seconds: () => seconds }
}

/** @param {...string} lines */
function print(...lines) {
  for (const line of lines) process.stdout.write(`${line}\n`)
}
