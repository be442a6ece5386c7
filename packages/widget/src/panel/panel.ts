import type { Tool } from '@operable/core/schema'
import type { Widget } from '../types.ts'
import { add, shadowHost } from '../ui/element.ts'
import { showOutcome } from './outcome-view.ts'
import { panelStyle } from './panel-style.ts'
import { toolForm } from './tool-form.ts'

/**
 * A small panel for people: the tools of the site, a form for each, what became of a run. It uses nothing but the
 * widget's public interface.
 * @returns takes it away again
 */
export function mountPanel(widget: Pick<Widget, 'tools' | 'run' | 'on'>): () => void {
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

  const show = (isOpen: boolean): void => {
    panel.hidden = !isOpen
    opener.hidden = isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
    ;(isOpen ? closer : opener).focus()
  }
  opener.addEventListener('click', () => show(true))
  closer.addEventListener('click', () => show(false))
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(false)
  })

  let shown = ''
  const update = (tools: readonly Tool[]): void => {
    const text = JSON.stringify(tools)
    if (text === shown) return // what somebody typed stays
    shown = text
    list.replaceChildren()
    if (tools.length === 0) add(list, 'p', 'This site has no tools now.')
    for (const [index, tool] of tools.entries()) addTool(list, tool, `tool-${index}`, widget)
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
  }
}

function addTool(list: Node, tool: Tool, id: string, widget: Pick<Widget, 'run'>): void {
  const details = add(list, 'details')
  add(details, 'summary', tool.name)
  add(details, 'p', tool.description)
  const { form, input } = toolForm(details, tool, id)
  const actions = add(form, 'div', '', { class: 'actions' })
  const go = add(actions, 'button', 'Run', { type: 'submit', class: 'main' })
  const stop = add(actions, 'button', 'Stop', { type: 'button', class: 'stop', hidden: '' })
  const place = add(details, 'div', '', { role: 'status', tabindex: '-1' })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (go.disabled) return
    const controller = new AbortController()
    stop.onclick = () => controller.abort()
    go.disabled = true
    stop.hidden = false
    place.textContent = 'Running…'
    void widget.run(tool.name, input(), { signal: controller.signal }).then((outcome) => {
      go.disabled = false
      stop.hidden = true
      showOutcome(place, outcome)
      // Back from the page, but for the field where a person has to go on.
      if (outcome.status !== 'needs_person') place.focus({ preventScroll: true })
    })
  })
}
