#!/usr/bin/env node
import * as nodeModule from 'node:module'

// Syntax that every Node understands, so that an old one gets this sentence and no trace.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`operable: This needs Node 22.18 or newer. You are using Node ${process.versions.node}.`)
  process.exit(2)
}
// Most of the time a command takes to start is compiling: the next one finds the result in the temporary folder.
nodeModule.enableCompileCache()
import('../dist/cli/bin.js').catch((error) => {
  const isUnbuilt = error.code === 'ERR_MODULE_NOT_FOUND' && String(error.url).endsWith('/dist/cli/bin.js')
  if (!isUnbuilt) throw error
  console.error('operable: The package is not built. Run "npm run build" in the repository.')
  process.exit(2)
})
