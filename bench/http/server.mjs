// Arguments: a file of `subjects/`, and what it wants to know. Serves it in a process of its own: sends where it listens
// and what to ask it, then answers each message with the CPU time that it used so far.
const [, , name = '', ...args] = process.argv
const { start } = await import(`./subjects/${name}.mjs`)

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1e6 })
})
process.on('disconnect', () => process.exit())
process.send?.(await start(...args))
