import type { Speech } from '../texts/speech.ts'
import { speechBy } from '../texts/speech-by.ts'
import type { Widget } from '../types.ts'
import { add, shadowHost } from '../ui/element.ts'
import { keepEvents } from '../ui/own-events.ts'
import { stay } from '../ui/stay.ts'
import { continued } from './continued.ts'
import { panelStyle } from './panel-style.ts'
import { say, speak, spoken } from './speech.ts'
import { toolList } from './tool-list.ts'

type PanelWidget = Pick<Widget, 'tools' | 'run' | 'on' | 'receipts' | 'ready'>

/** Of a page that has the tag twice, which share this file. */
let mounted: (() => void) | undefined

/**
 * A small panel for people: the tools of the site, a form for each, what became of a run, also of one that led to this
 * page. It uses nothing but the widget's public interface.
 * @param speech of another language than English, as `speechFor` of `@operable/widget/texts` has it
 * @returns takes it away again; where it is there already, that one
 */
export function mountPanel(widget: PanelWidget, speech?: Speech): () => void {
  if (!mounted) speak(speech)
  mounted ??= panelOf(widget)
  return mounted
}

/** For the script, which holds the hash of this file only. */
export const speechFor: typeof speechBy = speechBy

function panelOf(widget: PanelWidget): () => void {
  const { host, root } = shadowHost(panelStyle + (spoken.style ?? ''), 'open', spoken.language)
  const opener = add(root, 'button', say('panel.title'), {
    class: 'opener',
    'aria-expanded': 'false',
    'aria-controls': 'panel',
  })
  const panel = add(root, 'section', '', { id: 'panel', 'aria-labelledby': 'title', hidden: '' })
  const header = add(panel, 'header')
  add(header, 'h2', say('panel.title'), { id: 'title' })
  const closer = add(header, 'button', say('panel.close'))
  const list = toolList(add(panel, 'div'), widget)

  /** What nobody has opened is not drawn: a list may have hundreds of tools. */
  const update = (): void => {
    if (panel.hidden) return
    const focused = root.activeElement as HTMLElement | null
    list.show(widget.tools())
    // What is moved loses it, and so does what is gone.
    if (focused && root.activeElement !== focused) (focused.isConnected ? focused : closer).focus()
  }
  const open = (isOpen: boolean): void => {
    panel.hidden = !isOpen
    opener.hidden = isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
    update()
    ;(isOpen ? closer : opener).focus()
  }
  opener.addEventListener('click', () => open(true))
  closer.addEventListener('click', () => open(false))
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') open(false)
  })

  /** Once: the tool that a link of the console names. It is shown, and nothing is filled in or sent. */
  let tried = /operable-try=([^&]*)/.exec(location.hash)?.[1]
  const tryOut = (): void => {
    const tool = tried && widget.tools().find(({ id }) => id === tried)
    if (!tool) return
    tried = undefined
    open(true)
    list.named(tool.name)?.select()
  }

  const goOn = continued(widget.receipts(), (tool) => {
    if (!widget.tools().some(({ name }) => name === tool)) return undefined
    if (panel.hidden) open(true)
    return list.named(tool)
  })
  // While anything runs, clicks go through to what the panel and its opener cover.
  const running = new Set<string>()
  const pass = (): void => {
    host.className = running.size ? 'running' : ''
  }
  const ends = [
    widget.on('tools', () => {
      update()
      tryOut()
      goOn()
    }),
    widget.on('start', ({ tool, receiptId }) => {
      running.add(receiptId)
      pass()
      goOn({ tool })
    }),
    widget.on('outcome', (outcome) => {
      running.delete(outcome.receiptId)
      pass()
      goOn({ tool: outcome.tool, outcome })
    }),
    stay(host),
    keepEvents(host),
  ]
  tryOut()
  goOn()
  return () => {
    for (const end of ends) end()
    host.remove()
    mounted = undefined
  }
}
