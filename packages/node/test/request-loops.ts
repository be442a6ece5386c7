import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// Clients in a thread of their own, so that they go on while the server does something else. Each asks again as soon as
// it was answered, until no new connection can be made.

export interface LoopsData {
  url: string
  clients: number
  /** Whether a client keeps its connection for the next request. */
  keepAlive: boolean
  /** Whether a client connects again when an answer ends its connection. */
  again: boolean
}

export interface LoopsResult {
  answered: number
  /** Codes of the errors that ended a request on a connection that was there. */
  lost: string[]
}

const { url, clients, keepAlive, again } = workerData as LoopsData
const result: LoopsResult = { answered: 0, lost: [] }

/** Whether the answer ends the connection. */
function ask(agent: Agent): Promise<boolean> {
  return new Promise((done, fail) => {
    const request = get(url, { agent }, (response) => {
      response
        .once('error', fail)
        .once('end', () => done(response.headers.connection === 'close'))
        .resume()
    })
    request.once('error', fail)
  })
}

async function loop(): Promise<void> {
  const agent = new Agent({ keepAlive, maxSockets: 1 })
  for (;;) {
    try {
      const isLast = await ask(agent)
      result.answered++
      if (result.answered === clients * 20) parentPort?.postMessage('busy')
      if (isLast && !again) return agent.destroy()
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') return agent.destroy()
      result.lost.push(code || message)
    }
  }
}

await Promise.all(Array.from({ length: clients }, loop))
parentPort?.postMessage(result)
