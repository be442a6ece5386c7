import type { Answer } from './answers.ts'

// Everything here runs in the page, beside the executor and without knowing it. The page's own scripts are off.

/** What a control holds. */
export interface Held {
  name: string
  type: string
  value: string
  checked: boolean
  selected: string[]
}

export interface Seen {
  /** Form data at each submit of the form, and how often another form was sent. */
  sent: [string, string][][]
  strays: number
  clicks: number
  before: [string, string][]
  after: [string, string][]
  /** By key of the input; empty where the selector finds nothing. */
  fields: Record<string, Held[]>
  /** At load: the selector finds the form, something of the form is drawn, a field for persons is, a browser can send it without a script. */
  isFound: boolean
  isFormSeen: boolean
  isPersonSeen: boolean
  isNative: boolean
}

export interface Watching {
  form: string
  fields: Record<string, string[]>
  persons: string[]
  answer: Answer
}

interface Notes {
  watch(watching: Watching): void
  seen(): Seen
}

/** Notes what is sent and keeps it on the page. To be called before anything of the page is parsed. */
export function observe(): void {
  const { FormData, HTMLElement } = globalThis
  let watched: Watching | undefined
  let form: Element | null = null
  let parts: Record<string, Element[]> = {}
  let [isFormSeen, isPersonSeen, isNative] = [false, false, false]
  let before: [string, string][] = []
  const sent: [string, string][][] = []
  let [strays, clicks] = [0, 0]
  const query = (selector: string): Element | null => Document.prototype.querySelector.call(document, selector)
  // A form hides its own member behind a control of that name.
  const { get: controlsOf } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!
  const elementsOf = (target: HTMLFormElement): Element[] => [
    ...controlsOf!.call(target),
    // Image buttons are not among them.
    ...[...document.querySelectorAll<HTMLInputElement>('input[type=image]')].filter((image) => image.form === target),
  ]
  const dataOf = (element: Element | null): [string, string][] =>
    element instanceof HTMLFormElement
      ? [...new FormData(element)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
      : []
  const isSubmit = (element: Element): boolean =>
    element.matches('button,input') && /submit|image/.test((element as HTMLButtonElement).type)
  const isDrawn = (element: Element | null): boolean => {
    const box = element?.getBoundingClientRect()
    return !!box?.width && !!box.height && element!.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  let held: Seen['fields'] | undefined
  const holdings = (): Seen['fields'] =>
    Object.fromEntries(
      Object.entries(parts).map(([key, elements]) => [
        key,
        elements.map((element) => {
          const { name, type, value, checked, selectedOptions } = element as HTMLInputElement & HTMLSelectElement
          const text = value ?? (element instanceof HTMLElement ? element.innerText : '')
          const selected = [...(selectedOptions ?? [])].map((option) => option.value)
          return { name: name ?? '', type: type ?? '', value: text, checked: checked === true, selected }
        }),
      ]),
    )
  const isTyped = (element: Element): boolean =>
    element.matches(
      'textarea,input:not([type=hidden],[type=submit],[type=button],[type=image],[type=checkbox],[type=radio])',
    )
  const markWrong = (field: Element, mark: NonNullable<Answer['mark']>): Element => {
    field.classList.add(...mark.class.split(' ').filter(Boolean))
    if (mark.isAria) field.setAttribute('aria-invalid', 'true')
    if (!mark.around) return field
    const around = document.createElement('div')
    around.className = mark.around
    Element.prototype.replaceWith.call(field, around)
    around.append(field)
    return around
  }
  /** As a server answers the form, and a script of the page shows it. */
  const answer = async (target: Element, data: [string, string][]): Promise<void> => {
    const { html, where, isReplaced, mark, kind } = watched!.answer
    await fetch(location.href, { method: 'POST', body: new URLSearchParams(data) })
    if (!html) return
    const said = document.createElement('div')
    said.innerHTML = html
    said.style.cssText = 'all:initial;display:block;font:16px sans-serif;background:#fff'
    const field = mark && elementsOf(target as HTMLFormElement).find((each) => isTyped(each) && isDrawn(each))
    if (where === 'toast') {
      said.style.cssText += ';position:fixed;top:8px;left:8px;z-index:2147483647'
      document.body.append(said)
    } else Element.prototype.after.call(mark && field ? markWrong(field, mark) : target, said)
    if (kind !== 'thanks') return
    if (isReplaced) (target as HTMLElement).style.setProperty('display', 'none', 'important')
    else HTMLFormElement.prototype.reset.call(target)
  }

  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const target = event.target as Element
      if (target !== form) {
        strays++
        return
      }
      const data = dataOf(target)
      sent.push(data)
      held ??= holdings()
      void answer(target, data)
    },
    true,
  )
  addEventListener(
    'click',
    ({ target }) => {
      const button = Element.prototype.closest.call(
        target as Element,
        'button,[role=button],[type=submit],[type=image],[type=button],a',
      )
      const isOwn =
        button && form && (Node.prototype.contains.call(form, button) || (button as HTMLButtonElement).form === form)
      if (isOwn) clicks++
    },
    true,
  )
  const notes: Notes = {
    watch(watching) {
      watched = watching
      document.documentElement.lang = watching.answer.language
      form = query(watching.form)
      parts = Object.fromEntries(
        Object.entries(watching.fields).map(([key, selectors]) => [
          key,
          selectors.map(query).filter((element) => element !== null),
        ]),
      )
      const own = form instanceof HTMLFormElement ? elementsOf(form) : [...(form?.querySelectorAll('*') ?? [])]
      const buttons = [...own, ...(form?.querySelectorAll('[role=button],a[type=submit]') ?? [])].filter((element) =>
        element.matches('button,[role=button],[type=submit],[type=image],[type=button]'),
      )
      isFormSeen = own.some(isDrawn)
      isPersonSeen = watching.persons.some((selector) => isDrawn(query(selector)))
      isNative = form instanceof HTMLFormElement && (buttons.length === 0 || buttons.some(isSubmit))
      before = dataOf(form)
    },
    seen: () => ({
      sent,
      strays,
      clicks,
      before,
      after: dataOf(form),
      isFormSeen,
      isPersonSeen,
      isNative,
      isFound: form !== null,
      fields: held ?? holdings(),
    }),
  }
  Object.defineProperty(globalThis, 'operateNotes', { value: notes })
}

export function startWatching(watching: Watching): void {
  ;(globalThis as unknown as { operateNotes: Notes }).operateNotes.watch(watching)
}

export function whatWasSeen(): Seen {
  return (globalThis as unknown as { operateNotes: Notes }).operateNotes.seen()
}
