export { type AgentTool, type Describable, describeTool, titleOf, toolTitle } from './tools/describe-tool.ts'
