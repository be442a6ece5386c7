// Checks that imports go down only, see docs/architecture.md. Prints each violation; exits 1 when there is one.

import { checkLevels } from './levels/check-levels.mjs'
import levels from './levels/levels.json' with { type: 'json' }
import { root } from './lib/root.mjs'

const violations = (await Promise.all(Object.values(levels).map((rules) => checkLevels(root, rules)))).flat()
for (const violation of violations) process.stdout.write(`${violation}\n`)
if (violations.length > 0) process.exitCode = 1
