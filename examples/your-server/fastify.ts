import { createNodeListener } from '@operable/node/http'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { app } from './operable.ts'

export const server = Fastify()

server.register(async (scope) => {
  const operable = createNodeListener(app)
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    operable(request.raw, reply.raw)
  }
  // Fastify would parse the body before.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  scope.all('/operable', answer)
  scope.all('/operable/*', answer)
})
server.get('/', () => 'Our own site')
