import { windowOf } from '../dom/tree.ts'
import { signOf } from './message.ts'
import type { Sign } from './sign.ts'
import { wrap } from './wrap.ts'

/**
 * Notes what the page says by `alert()` meanwhile, which nothing else on it shows. The browser shows it as ever.
 * @returns puts the page's own function back
 */
export function watchAlerts(target: Element, signs: Sign[]): () => void {
  return wrap(windowOf(target), 'alert', ([said = '']) => void signs.push({ ...signOf(String(said)), isNews: true }))
}
