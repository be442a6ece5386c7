// One line for a newcomer with an older Node, instead of the pages that npm prints about packages that want a newer one
// (.npmrc silences those). npm tells which Node it runs on: `node` in this script is already the one that is installed here.
const installing = /\bnode\/v([\d.]+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? process.versions.node
if (Number(installing.split('.')[0]) < 22) {
  process.stdout.write(
    `Node ${installing} is fine for working on this repository: npm scripts use the Node 24 that it installs. To use the packages, you need Node 22.18 or newer.\n`,
  )
}
