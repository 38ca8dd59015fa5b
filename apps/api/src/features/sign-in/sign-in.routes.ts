import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/authentication.ts'
import type { Parts } from '../../platform/parts.ts'

export function signInRoutes(app: FastifyInstance, _parts: Parts): void {
  app.get('/me', { config: { access: 'signed_in' } }, (request) => ({ data: actorOf(request) }))
}
