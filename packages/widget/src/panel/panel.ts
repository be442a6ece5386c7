import type { Tool } from '@operable/core/schema'
import type { Widget } from '../types.ts'
import { add, shadowHost } from '../ui/element.ts'
import { panelStyle } from './panel-style.ts'
import { toolList } from './tool-list.ts'

/** Of a page that has the tag twice, which share this file. */
let mounted: (() => void) | undefined

/**
 * A small panel for people: the tools of the site, a form for each, what became of a run. It uses nothing but the
 * widget's public interface.
 * @returns takes it away again; where it is there already, that one
 */
export function mountPanel(widget: Pick<Widget, 'tools' | 'run' | 'on'>): () => void {
  mounted ??= panelOf(widget)
  return mounted
}

function panelOf(widget: Pick<Widget, 'tools' | 'run' | 'on'>): () => void {
  const { host, root } = shadowHost(panelStyle)
  const opener = add(root, 'button', 'Site tools', {
    class: 'opener',
    'aria-expanded': 'false',
    'aria-controls': 'panel',
  })
  const panel = add(root, 'section', '', { id: 'panel', 'aria-labelledby': 'title', hidden: '' })
  const header = add(panel, 'header')
  add(header, 'h2', 'Site tools', { id: 'title' })
  const closer = add(header, 'button', 'Close')
  const list = add(panel, 'div')

  const open = (isOpen: boolean): void => {
    panel.hidden = !isOpen
    opener.hidden = isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
    ;(isOpen ? closer : opener).focus()
  }
  opener.addEventListener('click', () => open(true))
  closer.addEventListener('click', () => open(false))
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') open(false)
  })

  const show = toolList(list, widget)
  const update = (tools: readonly Tool[]): void => {
    const focused = root.activeElement
    show(tools)
    if (focused && !focused.isConnected) closer.focus()
  }
  update(widget.tools())
  // While anything runs, clicks go through to what the panel and its opener cover.
  const running = new Set<string>()
  const pass = (): void => {
    host.className = running.size ? 'running' : ''
  }
  const ends = [
    widget.on('tools', update),
    widget.on('start', ({ receiptId }) => {
      running.add(receiptId)
      pass()
    }),
    widget.on('outcome', ({ receiptId }) => {
      running.delete(receiptId)
      pass()
    }),
  ]
  return () => {
    for (const end of ends) end()
    host.remove()
    mounted = undefined
  }
}
