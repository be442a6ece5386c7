import { runTool } from '../src/run/run-tool.ts'
import { findTarget } from '../src/target/find-target.ts'

Object.assign(globalThis, { runTool, findTarget })
