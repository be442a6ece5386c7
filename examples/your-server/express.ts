import { createNodeListener } from '@operable/node/http'
import express from 'express'
import { app } from './operable.ts'

export const server = express()

server.use('/operable', createNodeListener(app))
// What parses bodies comes after it.
server.use(express.json())
server.get('/', (_request, response) => void response.send('Our own site'))
