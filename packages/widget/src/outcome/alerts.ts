import { windowOf } from '../dom/tree.ts'
import { signOf } from './messages.ts'
import type { Sign } from './sign.ts'

/**
 * Notes what the page says by `alert()` meanwhile, which nothing else on it shows. The browser shows it as ever.
 * @returns puts the page's own function back
 */
export function watchAlerts(target: Element, signs: Sign[]): () => void {
  const view = windowOf(target)
  const { alert } = view
  const noting = (...said: unknown[]): void => {
    signs.push({ ...signOf(String(said[0] ?? '')), isNews: true })
    Reflect.apply(alert, view, said)
  }
  Reflect.set(view, 'alert', noting)
  return () => {
    if (view.alert === noting) Reflect.set(view, 'alert', alert)
  }
}
