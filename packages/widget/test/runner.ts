import { runTool } from '../src/run/run-tool.ts'

Object.assign(globalThis, { runTool })
