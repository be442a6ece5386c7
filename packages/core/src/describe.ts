export { type AgentTool, type Describable, describeTool } from './tools/describe-tool.ts'
export { titleOf, toolTitle } from './tools/title-of.ts'
