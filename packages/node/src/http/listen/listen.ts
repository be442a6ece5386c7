import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { OperableError } from '@operable/core'

/**
 * Opens the port.
 *
 * @returns where it can be reached, e.g. `http://127.0.0.1:8787`, and the port, which the system chose when 0 was given
 * @throws OperableError `invalid_request` when the port cannot be opened
 */
export async function listen(server: Server, port: number, host: string): Promise<{ url: string; port: number }> {
  await open(server, port, host)
  const chosen = (server.address() as AddressInfo).port
  return { url: `http://${hostName(host)}:${chosen}`, port: chosen }
}

/** An address for people: nobody can connect to "all addresses". */
function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    const onError = (cause: NodeJS.ErrnoException) => {
      fail(new OperableError('invalid_request', whyNot(cause, port, host), { cause }))
    }
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      done()
    })
  })
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use; choose another.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; choose one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this machine.`
  return `Port ${port} of ${host} cannot be opened: ${message}.`
}
