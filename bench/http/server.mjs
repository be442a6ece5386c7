// Arguments: a file of `subjects/`, and what it wants to know. Serves it in a process of its own: sends where it listens
// and what to ask it, then answers each message with the CPU time and the memory that it used so far; what is in use is
// known only after a full collection, so that is made when the message asks for it.
const [, , name = '', ...args] = process.argv
const { start } = await import(`./subjects/${name}.mjs`)

process.on('message', (asked) => {
  if (asked === 'collected') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: rss / 1e6, inUseMb: (heapUsed + external) / 1e6 })
})
process.on('disconnect', () => process.exit())
process.send?.(await start(...args))
