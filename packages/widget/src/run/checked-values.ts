import { plain } from '../fields/key-of.ts'
import { failure } from '../flow/run.ts'
import { checkInput } from '../input/check-input.ts'
import { bare, textOf } from '../input/data.ts'
import { refuseSecrets } from './needs-person.ts'
import { waitingAt } from './next-step.ts'
import { refusalsFor } from './refusals.ts'
import type { ToolRun } from './tool-run.ts'

/** What a record knows of the first step alone. */
const OF_LOOKS = ['fingerprint', 'submitSelector'] as const

/**
 * The input as a run may use it: without prototypes, without what only a person fills in, and as the tool's schema says.
 * What of it could not be checked is in the trace.
 * Throws the failure `person_required` or `invalid_input`.
 */
export async function checkedValues(run: ToolRun, input: unknown): Promise<Record<string, unknown>> {
  const { tool, trace } = run
  const values = withoutPrototypes(input ?? {}) as Record<string, unknown>
  nameAsInSchema(values, tool.metadata.inputSchema?.properties ?? {})
  refuseSecrets(tool, values)
  const unchecked: string[] = []
  // The form looks like its later step now.
  const isLater = waitingAt(run)
  if (isLater) for (const known of OF_LOOKS) delete tool.metadata[known]
  // A later step may ask for something else by the same name.
  const schema = { type: 'object', ...(!isLater && tool.metadata.inputSchema) }
  const violations = checkInput(values, schema, '', '', unchecked)
  if (unchecked[0]) trace.push({ step: 'check', ms: 0, detail: `pattern not checked: ${unchecked.join(', ')}` })
  if (!violations[0]) return values
  const refusals = await refusalsFor(run)
  throw refusals?.invalidInput(violations) ?? failure('invalid_input', violations.map(({ path }) => path).join())
}

/** A key may be written as the form sends it. */
function nameAsInSchema(values: Record<string, unknown>, properties: object): void {
  for (const key of Object.keys(values)) {
    const known = plain(key)
    if (Object.hasOwn(properties, key) || !Object.hasOwn(properties, known) || Object.hasOwn(values, known)) continue
    values[known] = values[key]
    delete values[key]
  }
}

/** What is no data, such as an object that holds itself, is no input. */
function withoutPrototypes(input: unknown): unknown {
  try {
    return bare(input)
  } catch (error) {
    throw failure('invalid_input', textOf(error))
  }
}
