import type { Tool, ToolMetadata } from '@operable/core/schema'
import { describe } from '../dom/text.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { findField } from '../fields/find-field.ts'
import { failure } from '../flow/run.ts'
import { matches, tagOf } from '../natives.ts'
import { CLICKABLE } from '../target/looks.ts'
import { refuseSecrets } from './needs-person.ts'
import { errorAt } from './refusals.ts'
import type { ToolRun } from './tool-run.ts'

/**
 * Takes from the live element what its tool is, whatever the record says: a form is filled and sent, a button or link is
 * clicked. Of what is neither, such as a `div`, the record decides, unless that would drop the input, or nobody has read
 * the element: then what holds controls is a form. Where the record disagrees, nobody has checked what the tool is.
 * Throws the failure `invalid_input` when there is input for what takes none, or for a hidden field, `person_required` when it
 * names a secret.
 */
export function readTarget({ tool, values }: ToolRun, target: Element): Element {
  const { metadata } = tool
  const keys = Object.keys(values)
  const kind = kindOf(target, metadata, keys)
  if (kind !== metadata.kind) metadata.unchecked = true
  metadata.kind = kind
  refuseSecrets(tool, values, target)
  refuseHidden(tool, keys, target)
  if (kind === 'form' || !keys[0]) return target
  const errors = keys.map((key) => errorAt(key, 'has no field'))
  throw failure('invalid_input', `${describe(target)} takes no input`, undefined, { errors })
}

/** Whatever a value calls a field that its owner hides, it does not get there. */
function refuseHidden(tool: Tool, keys: string[], target: Element): void {
  const hidden = (tool.metadata.hiddenFields ?? []).flatMap((key) => findField(tool, key, target))
  const named = keys.filter((key) => hidden[0] && findField(tool, key, target).some((each) => hidden.includes(each)))
  if (!named[0]) return
  const errors = named.map((key) => errorAt(key, 'is not a field'))
  throw failure('invalid_input', `no field: ${named.join(', ')}`, undefined, { errors })
}

function kindOf(target: Element, { kind, unchecked }: ToolMetadata, [key]: string[]): ToolMetadata['kind'] {
  if (tagOf(target) === 'form') return 'form'
  if (matches(target, `${CLICKABLE},label`)) return 'button'
  return kind === 'form' || ((unchecked || key) && controlsIn(target)[0]) ? 'form' : 'button'
}
