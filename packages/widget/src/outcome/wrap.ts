/**
 * Notes what a page calls, for a while. The page's own function does what it does, and gets what it got.
 * @param note gets the arguments and `this`, and may give a function for the result
 * @returns puts the page's own function back, unless another one has taken its place since
 */
export function wrap(owner: object, name: string, note: (given: unknown[], self: unknown) => unknown): () => void {
  const own = Reflect.get(owner, name)
  function noting(this: unknown, ...given: unknown[]): unknown {
    const then = note(given, this)
    const result = Reflect.apply(own, this, given)
    if (typeof then === 'function') then(result)
    return result
  }
  Reflect.set(owner, name, noting)
  return () => {
    if (Reflect.get(owner, name) === noting) Reflect.set(owner, name, own)
  }
}
