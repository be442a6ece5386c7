// As it was at load: a page may replace it.
const { MessageChannel } = globalThis

/** Resolves in a task of its own, so that no task of the page grows long. A hidden tab draws timers out, and this not. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}
