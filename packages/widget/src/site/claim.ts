import { jsonOf } from '../input/json.ts'
import { LIFE_MS, time } from './session.ts'

const KEY = 'operable:claimed'

/**
 * Takes a run for this tab. What a page leaves for the next one lies in `sessionStorage`, of which a browser gives a copy
 * to each tab that the page opens (https://html.spec.whatwg.org/#dom-sessionstorage), and whoever duplicates a tab has two.
 * @param id of the run's receipt
 * @returns false when another tab has taken it; true where tabs share nothing that would tell
 */
export async function claim(id: string): Promise<boolean> {
  try {
    const { locks } = navigator
    return await (locks ? locks.request(KEY, () => isFirst(id)) : isFirst(id))
  } catch {
    return true
  }
}

function isFirst(id: string): boolean {
  const now = time()
  const all = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>)
  const recent = all.filter(([, at]) => Math.abs(now - at) < LIFE_MS)
  localStorage.setItem(KEY, jsonOf(Object.fromEntries([...recent, [id, now]])))
  return !recent.some(([taken]) => taken === id)
}
