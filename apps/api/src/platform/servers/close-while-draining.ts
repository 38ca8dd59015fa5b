import type { FastifyInstance } from 'fastify'
import type { Servers } from './server-presence.ts'

/**
 * Ends each connection after its answer while the server drains, so that a balancer, which keeps
 * connections open, makes its next ones to another server.
 */
export function closeWhileDraining(
  app: FastifyInstance,
  { isDraining }: Pick<Servers, 'isDraining'>,
): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
}
