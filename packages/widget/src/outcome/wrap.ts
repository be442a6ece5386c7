import { listen } from '../natives.ts'

/** What a call waits for, and what takes its result. */
interface Noted {
  hold?: Promise<unknown> | undefined
  take?(result: unknown): void
}

/** Gets the arguments and `this`. */
type Note = (given: unknown[], self: unknown) => Noted | unknown

interface Wrapper {
  notes: Set<Note>
  putBack(): void
}

/** By what stands in the place of a page's function: two runs that wait at the same time share it. */
const wrappers = new WeakMap<object, Wrapper>()

/**
 * Notes what a page calls, for a while. The page's own function does what it does, and gets what it got; at once, unless a note holds the call.
 * @returns puts the page's own function back with the last note, unless another one has taken its place since
 */
export function wrap(owner: object, name: string, note: Note): () => void {
  const { notes, putBack } = wrappers.get(Reflect.get(owner, name)) ?? wrapperOf(owner, name)
  notes.add(note)
  return () => {
    notes.delete(note)
    if (!notes.size) putBack()
  }
}

/** The same, for as long as a signal lets it. */
export function wrapUntil(signal: AbortSignal, owner: object, name: string, note: Note): void {
  listen(signal, 'abort', wrap(owner, name, note))
}

function wrapperOf(owner: object, name: string): Wrapper {
  const own = Reflect.get(owner, name)
  const notes = new Set<Note>()
  function noting(this: unknown, ...given: unknown[]): unknown {
    const noted = [...notes].map((note) => Object(harmless(() => note(given, this))) as Noted)
    const call = (): unknown => {
      const result = Reflect.apply(own, this, given)
      for (const each of noted) harmless(() => each.take?.(result))
      return result
    }
    const holds = noted.flatMap(({ hold }) => hold ?? [])
    return holds[0] ? Promise.all(holds).then(call) : call()
  }
  const wrapper: Wrapper = {
    notes,
    putBack() {
      if (Reflect.get(owner, name) === noting) Reflect.set(owner, name, own)
    },
  }
  wrappers.set(noting, wrapper)
  Reflect.set(owner, name, noting)
  return wrapper
}

/** Whatever the page calls with, the fault of a note is none of the page's. */
function harmless(action: () => unknown): unknown {
  try {
    return action()
  } catch {
    return undefined
  }
}
