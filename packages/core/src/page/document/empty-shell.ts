import { attribute } from '../../html/node.ts'
import { mountIds, mountTags } from '../../standards/mount-points.ts'
import type { Collected } from '../collect/collected.ts'
import type { EmptyShell } from '../model/page-model.ts'

/** With fewer visible characters a page has nothing to read. */
const LITTLE = 200
const VERY_LITTLE = 40
/** What an empty shell says while it waits for its scripts. */
const WAITS = /javascript|loading|wait/i

/** Whether a document is a shell that scripts fill: little text, a mount point, nothing to act on. */
export function readEmptyShell(found: Collected): EmptyShell {
  if (found.textLength >= LITTLE || found.headings.length >= 3) return { isShell: false, reasons: [] }
  const scripts = found.scripts.filter((script) => attribute(script, 'type')?.includes('json') !== true)
  if (scripts.length === 0) return { isShell: false, reasons: [] }
  const usable = found.forms.length > 0 || found.controls.some((control) => attribute(control, 'type') !== 'hidden')
  if (usable && found.textLength >= VERY_LITTLE) return { isShell: false, reasons: [] }
  const reasons = [`${found.textLength} characters of visible text before scripts run`]
  const mount = mountIds.find((id) => found.byId.has(id)) ?? found.elements.find(({ tag }) => mountTags.has(tag))?.tag
  if (mount) reasons.push(`a client framework mounts into "${mount}"`)
  reasons.push(`${scripts.length} ${scripts.length === 1 ? 'script' : 'scripts'}`)
  const isShell = mount !== undefined || found.textLength < VERY_LITTLE || WAITS.test(found.text)
  return isShell ? { isShell, reasons } : { isShell, reasons: [] }
}
