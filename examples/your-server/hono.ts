import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { app } from './operable.ts'

export const server = new Hono()

server.all('/operable/*', (c) => app.fetch(c.req.raw, { peer: getConnInfo(c).remote.address }))
server.get('/', (c) => c.text('Our own site'))
