import { executorIn } from '../src/executor-chunks.ts'
import { onlyReads } from '../src/run/only-reads.ts'
import { runTool } from '../src/run/run-tool.ts'
import { findTarget } from '../src/target/find-target.ts'
import { candidates } from '../src/target/heal.ts'

// Once it is made, what runs load is loaded.
Object.assign(globalThis, { executor: executorIn(), runTool, findTarget, candidates, onlyReads })
