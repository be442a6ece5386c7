// One line for a newcomer with an older Node, where npm would print pages on each package that wants a newer one. npm
// itself says which Node it runs on: by the time of this script, `node` is the one that the project brings.
const installing = /\bnode\/v([\d.]+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? process.versions.node
if (Number(installing.split('.')[0]) < 22) {
  process.stdout.write(
    `Node ${installing} is enough to work on this repository: its npm scripts bring Node 24. Using the packages takes Node 22.18 or newer.\n`,
  )
}
