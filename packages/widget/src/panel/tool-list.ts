import type { Tool } from '@operable/core/schema'
import type { Widget } from '../types.ts'
import { add } from '../ui/element.ts'
import { say } from './speech.ts'
import { type ToolEntry, toolEntry } from './tool-entry.ts'

export interface ToolList {
  /** Shows the tools as they are now. */
  show(tools: readonly Tool[]): void
  /** The entry of a tool, by its name. */
  named(name: string): ToolEntry | undefined
}

/**
 * Keeps a list of entries in step with the tools: nothing of a tool that stayed is made anew or moved, so the focus, what
 * is open, what was typed and what runs are as they were.
 */
export function toolList(list: HTMLElement, widget: Pick<Widget, 'run' | 'ready'>): ToolList {
  const none = add(list, 'p', say('panel.loading'))
  void widget.ready.then(() => {
    none.textContent = say('panel.empty')
  })
  const entries = new Map<string, ToolEntry>()
  let shown: readonly Tool[] = []
  let made = 0

  return {
    show(tools) {
      shown = tools
      for (const [id, entry] of entries) {
        if (tools.some((tool) => tool.id === id) || !entry.retire()) continue
        entry.element.remove()
        entries.delete(id)
      }
      none.hidden = tools.length > 0
      let next = none.nextSibling
      for (const tool of tools) {
        const entry = entries.get(tool.id) ?? toolEntry(tool, `tool-${made++}`, widget)
        entries.set(tool.id, entry)
        entry.update(tool)
        if (entry.element === next) next = next.nextSibling
        else list.insertBefore(entry.element, next)
      }
    },
    named: (name) => entries.get(shown.find((tool) => tool.name === name)?.id ?? ''),
  }
}
