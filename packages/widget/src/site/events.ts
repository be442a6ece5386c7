import type { Widget, WidgetEvents } from '../types.ts'

type Listener = (detail: never) => void

export interface Events {
  on: Widget['on']
  /** Whether somebody listens for it. */
  isHeard(event: keyof WidgetEvents): boolean
  emit<K extends keyof WidgetEvents>(event: K, detail: WidgetEvents[K]): void
}

/** Listeners by event. One that throws disturbs nobody else. */
export function createEvents(): Events {
  const listeners = new Map<keyof WidgetEvents, Set<Listener>>()
  return {
    on(event, listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener as Listener))
      return () => void all.delete(listener as Listener)
    },
    isHeard: (event) => !!listeners.get(event)?.size,
    emit(event, detail) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          ;(listener as (given: typeof detail) => void)(detail)
        } catch (error) {
          console.error(error) // the listener's own fault
        }
      }
    },
  }
}
