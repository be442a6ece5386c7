import { isWithin, windowOf } from '../dom/tree.ts'
import { listen, rootOf } from '../natives.ts'

/**
 * Tells when the page sends the form by itself, right before anything comes of it: by the event, or, where a script
 * calls `submit()`, by the navigation.
 */
export function noticeSending(form: Element, notice: () => void, signal: AbortSignal): void {
  const options = { capture: true, signal }
  const onSubmit = ({ target }: Event): void => {
    if (isWithin(target as Node, form) || isWithin(form, target as Node)) notice()
  }
  listen(rootOf(form), 'submit', onSubmit, options)
  windowOf(form).navigation?.addEventListener(
    'navigate',
    ({ destination, downloadRequest }) => {
      if (!destination.sameDocument && downloadRequest === null && /^https?:/.test(destination.url)) notice()
    },
    options,
  )
}
