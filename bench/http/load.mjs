// Argument: JSON { port, requests, connections, seconds, warmUp, first }. Keeps that many connections busy, one request at a
// time on each, and prints one line of JSON. `{{n}}` in a request becomes a number of eight digits, another each time;
// `{{n:1000}}` one below 1000, in turn. The numbers begin after `first`.
import { connect } from 'node:net'

const { port, requests, connections, seconds, warmUp, first = 0 } = JSON.parse(process.argv[2] ?? '{}')
const PLACEHOLDER = /\{\{n(?::(\d+))?\}\}/g
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** @type {Record<string, number>} */
const statuses = {}
/** @type {number[]} ms, of the requests that began after the warm-up */
const took = []
let counter = first
let isMeasuring = false
let isOver = false
/** @type {import('node:net').Socket[]} */
const sockets = []

for (let i = 0; i < connections; i++) sockets.push(open(i))
await wait(warmUp)
const cpu = process.cpuUsage()
const start = performance.now()
isMeasuring = true
process.send?.('measuring')
await wait(seconds)
isOver = true
const ms = performance.now() - start
const { user, system } = process.cpuUsage(cpu)
for (const socket of sockets) socket.destroy()
took.sort((a, b) => a - b)
process.send?.({
  requests: took.length,
  perSecond: (took.length / ms) * 1000,
  statuses,
  p50: took[Math.floor(took.length * 0.5)],
  p99: took[Math.floor(took.length * 0.99)],
  /** Share of one core that this program used: near 1 it was the limit, and not the server. */
  ownCpu: (user + system) / 1000 / ms,
})

/** @param {number} index */
function open(index) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const template = requests[index % requests.length]
  const isFixed = !template.includes('{{')
  let begun = 0
  let missing = 0
  /** @type {Buffer} */
  let head = Buffer.alloc(0)
  socket.on('connect', send)
  socket.on('error', fail)
  socket.on('data', (/** @type {Buffer} */ chunk) => {
    if (missing > 0) {
      missing -= chunk.length
      if (missing === 0) done()
      return
    }
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
    const end = head.indexOf(END_OF_HEAD)
    if (end < 0) return
    const text = head.toString('latin1', 0, end)
    const status = text.slice(9, 12)
    statuses[status] = (statuses[status] ?? 0) + 1
    const length =
      status === '304' || status === '204' ? 0 : Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) fail(new Error(`No length in the answer:\n${text}`))
    missing = length - (head.length - end - END_OF_HEAD.length)
    head = Buffer.alloc(0)
    if (missing === 0) done()
  })
  return socket

  function send() {
    begun = isMeasuring ? performance.now() : 0
    counter++
    socket.write(isFixed ? template : template.replace(PLACEHOLDER, numberFor))
  }

  function done() {
    if (isOver) return
    if (begun > 0) took.push(performance.now() - begun)
    send()
  }
}

/**
 * @param {string} _placeholder
 * @param {string} [modulus]
 */
function numberFor(_placeholder, modulus) {
  return modulus === undefined ? String(counter).padStart(8, '0') : String(counter % Number(modulus))
}

/** @param {Error} error */
function fail(error) {
  if (isOver) return
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** @param {number} duration in s */
function wait(duration) {
  return new Promise((resolve) => setTimeout(resolve, duration * 1000))
}
