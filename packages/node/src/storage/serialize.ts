const queues = new WeakMap<object, Map<string, Promise<unknown>>>()

/** Runs the tasks of one owner and key one after the other, in the order of the calls; a failed one does not stop the next. */
export function serialize<T>(owner: object, key: string, task: () => Promise<T>): Promise<T> {
  const queue = queues.get(owner) ?? new Map<string, Promise<unknown>>()
  queues.set(owner, queue)
  const result = (queue.get(key) ?? Promise.resolve()).then(task)
  const settled = result
    .catch(() => {})
    .then(() => {
      if (queue.get(key) === settled) queue.delete(key)
    })
  queue.set(key, settled)
  return result
}
