import type { FastifyInstance } from 'fastify'

/**
 * Nothing between server and screen may keep an answer, unless its route says so: answers hold tokens
 * and personal data, and a refusal of today is wrong tomorrow. What is public and what is signed says
 * it for itself.
 */
export function storeNothing(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
}
