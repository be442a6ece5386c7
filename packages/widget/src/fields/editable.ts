import { enter, typed, USER_EVENT } from '../act/hand.ts'
import { shownText } from '../dom/text.ts'
import { windowOf } from '../dom/tree.ts'
import { frame } from '../flow/run.ts'
import { send } from '../natives.ts'
import type { Control } from './drawn.ts'
import { sameText } from './same.ts'

/**
 * An element that is edited in place. An editor draws it from a model of its own, which hears of a paste, or of what the
 * browser is about to insert; what only stands in the page is not in there.
 */
export const editable: Control = {
  async set(_, [control], value) {
    const text = String(value)
    if ((await write(control!, text)) || holds(control!, text)) return
    control!.textContent = text
    typed(control!, text)
    await settled(control!, text)
  },
  has: ([control], value) => holds(control!, value),
  is: ([control], value) => shownText(control!).trim() === String(value),
  restore([control], current) {
    const text = shownText(control!).trim()
    const before = [...control!.childNodes].map((node) => node.cloneNode(true))
    const html = control!.innerHTML
    return async () => {
      const live = current()[0]!
      if (shownText(live).trim() === text || (await write(live, text, html))) return
      live.replaceChildren(...before)
      typed(live)
    }
  },
}

function holds(control: HTMLElement, text: unknown): boolean {
  return sameText(shownText(control), text)
}

/**
 * Puts a text in the place of all that is there, by a paste where an editor takes it, else by the browser's own insertion.
 * @returns whether an editor took it upon itself: then nobody else may write there
 */
async function write(control: HTMLElement, text: string, html?: string): Promise<boolean> {
  const { document, getSelection } = windowOf(control)
  const selectAll = async (): Promise<void> => {
    enter(control)
    getSelection()?.selectAllChildren(control)
    // Editors hear of a selection in a task of its own, and some no more than ten times a second.
    for (let count = 0; count < 8; count++) await frame()
  }
  await selectAll()
  const paste = (types: Record<string, string>): boolean => {
    const clipboardData = new DataTransfer()
    for (const [type, data] of Object.entries(types)) clipboardData.setData(type, data)
    return !send(control, new ClipboardEvent('paste', { ...USER_EVENT, clipboardData }))
  }
  const plain = { 'text/plain': text }
  // Some take what has a markup too, some nothing but plain text.
  const isPasted = !!text && ((!!html && paste({ 'text/html': html, ...plain })) || paste(plain))
  if (isPasted && (await settled(control, text))) return true
  if (isPasted) await selectAll()
  // The commands below do not ask beforehand, as the browser does where a person types.
  const init = { ...USER_EVENT, inputType: text ? 'insertText' : 'deleteContentBackward', data: text || null }
  const isTaken = !send(control, new InputEvent('beforeinput', init))
  if (!isTaken) document.execCommand(text ? 'insertText' : 'delete', false, text)
  await settled(control, text)
  return isPasted || isTaken
}

/** Whether the text is there once the page has drawn what it knows. */
async function settled(control: HTMLElement, text: string): Promise<boolean> {
  await frame()
  await frame()
  for (let count = 0; count < 10 && !holds(control, text); count++) await frame()
  return holds(control, text)
}
