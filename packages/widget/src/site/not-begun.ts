import type { Tool } from '@operable/core/schema'
import type { ErrorCode, Outcome, RunError } from '../types.ts'

/** The outcome of a run that did not begin. */
export function notBegun(tool: string, receiptId: string, error: RunError): Outcome {
  return { status: 'failed', tool, evidence: [], error, trace: [], receiptId }
}

/** Of a widget that was closed. */
export const closed: RunError = { code: 'closed', message: 'closed: this widget has no tools any more' }

export function unknownTool(name: string, tools: readonly Tool[]): RunError {
  const known = tools.map((tool) => tool.name).join(', ') || 'none'
  return { code: 'unknown_tool', message: `There is no tool “${name}” here now. Tools: ${known}` }
}

/** @param code why what runs tools could not be waited for */
export function notLoaded(code: ErrorCode): RunError {
  const why = 'what runs tools did not load or is of another version; nothing was done'
  return { code, message: code === 'executor_unavailable' ? `executor unavailable: ${why}` : code }
}
