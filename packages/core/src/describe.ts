export { type AgentTool, type Describable, describeTool, titleOf, toolTitle } from './tools/describe-tool.ts'
export { cutToTokens, estimateTokens } from './tools/short-schema.ts'
