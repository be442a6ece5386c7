import { languages as asian } from '@operable/core/words/asian'
import { languages as cyrillic } from '@operable/core/words/cyrillic'
import { languages as germanic } from '@operable/core/words/germanic'
import { languages as latin } from '@operable/core/words/latin'
import { languages as nordic } from '@operable/core/words/nordic'
import { languages as romance } from '@operable/core/words/romance'
import { languages as scripts } from '@operable/core/words/scripts'
import { loadDrawnBy } from '../src/fields/drawn.ts'
import { controls } from '../src/fields/drawn-controls.ts'
import { onlyReads } from '../src/run/only-reads.ts'
import { runTool } from '../src/run/run-tool.ts'
import { findTarget } from '../src/target/find-target.ts'
import { candidates } from '../src/target/looks.ts'
import { loadWordsBy } from '../src/words/words.ts'

const packs = { asian, cyrillic, germanic, latin, nordic, romance, scripts }
loadWordsBy(async (pack) => ({ languages: packs[pack] }))
loadDrawnBy(async () => ({ controls }))

Object.assign(globalThis, { runTool, findTarget, candidates, onlyReads })
