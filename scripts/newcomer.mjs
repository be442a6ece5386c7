// A project that has never heard of Operable, from its first command to a green build, and how long that takes: packs the
// packages as npm would publish them, installs them into a small site beside this repository, and prints what a newcomer types
// and sees. `npm run newcomer`; it fails if the build is not red first and green at the end, or takes five minutes or more.
// Build first: `npm run build`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnv, packAll, writeFiles } from './lib/clean-project.mjs'

const MOST_SECONDS = 300
const work = mkdtempSync(join(tmpdir(), 'operable-newcomer-'))
const project = join(work, 'bakery')

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
  writeFiles(project, files)
  const tarballs = packAll(work)
  let seconds = 0
  const type = (/** @type {string} */ shown, /** @type {string[]} */ [command = '', ...args], expected = 0) => {
    const started = performance.now()
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8', env: cleanEnv })
    const took = (performance.now() - started) / 1000
    seconds += took
    print(`$ ${shown}`)
    print(`${stdout}${stderr}`.trim())
    print(`# exit ${status}, ${took.toFixed(1)} s`, '')
    if (status !== expected) throw new Error(`“${shown}” ended with ${status}, not with ${expected}.`)
  }
  const operable = (/** @type {string[]} */ words, expected = 0) =>
    type(['npx operable', ...words].join(' '), ['npx', 'operable', ...words], expected)

  type('npm install --save-dev @operable/node', [
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--save-dev',
    ...tarballs,
  ])
  operable(['init', '--json'])
  operable(['ci'], 1)
  operable(['fix', 'site', '--write'])
  operable(['baseline'])
  operable(['ci'])
  print(`Red, mended and green in ${seconds.toFixed(0)} seconds.`)
  if (seconds >= MOST_SECONDS) throw new Error(`It took ${seconds.toFixed(0)} seconds.`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** @param {...string} lines */
function print(...lines) {
  for (const line of lines) process.stdout.write(`${line}\n`)
}
