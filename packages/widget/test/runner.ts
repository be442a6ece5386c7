import { runTool } from '../src/run/run-tool.ts'
import { onlyReads } from '../src/run/safety.ts'
import { findTarget } from '../src/target/find-target.ts'
import { candidates } from '../src/target/heal.ts'
import { wholeExecutor } from '../src/whole-executor.ts'

// Once it is made, what runs load is loaded.
Object.assign(globalThis, { executor: wholeExecutor(), runTool, findTarget, candidates, onlyReads })
