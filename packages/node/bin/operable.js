#!/usr/bin/env node
// Syntax that every Node understands, so that an old one gets this sentence and no trace.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`operable: This needs Node 22.18 or newer, and ${process.versions.node} is running.`)
  process.exit(2)
}
import('../dist/cli/bin.js').catch((error) => {
  const isUnbuilt = error.code === 'ERR_MODULE_NOT_FOUND' && String(error.url).endsWith('/dist/cli/bin.js')
  if (!isUnbuilt) throw error
  console.error('operable: The package is not built: run "npm run build" in the repository.')
  process.exit(2)
})
