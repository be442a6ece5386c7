import { createServer } from 'node:http'
import { createNodeListener } from '@operable/node/http'
import { app } from './operable.ts'

const operable = createNodeListener(app)

export const server = createServer((request, response) => {
  if (request.url?.startsWith('/operable')) operable(request, response)
  else response.end('Our own site')
})
