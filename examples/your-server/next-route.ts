import { app } from './operable.ts'

// Next.js does not say over whose connection a request came; what the host in front of it writes does.
const answer = (request: Request): Promise<Response> =>
  app.fetch(request, { peer: request.headers.get('x-real-ip') ?? undefined })

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as PATCH, answer as POST }
