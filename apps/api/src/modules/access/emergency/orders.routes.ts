import {
  orderAnswer,
  orderBody,
  ordersAnswer,
} from '@portaria/contract/modules/access/emergency/order-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../../platform/authentication.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { ordersService } from './orders.service.ts'

const described = (summary: string) => ({ summary, tags: ['access'] })

/** Serves emergency release and lockdown (access §45 to access §47). */
export function ordersRoutes(app: FastifyInstance, database: AppDatabase): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const orders = ordersService(database)

  routes.get(
    '/access-orders',
    {
      config: { access: { right: 'access.release' } },
      schema: {
        ...described('List the live orders with the states of their doors, and the last ones'),
        response: { 200: ordersAnswer },
      },
    },
    async (request) => ({ data: await orders.read(actorOf(request)) }),
  )

  routes.post(
    '/access-orders',
    {
      config: {
        access: { right: 'access.release' },
        refuses: ['forbidden', 'state_conflict', 'id_taken', 'throttled'],
      },
      schema: {
        ...described('Open points for an emergency, or lock their entrances'),
        description:
          'Released points are open to everybody until the order is ended, and readers hold their doors open where they can. A lockdown refuses whoever enters, and nobody who leaves; it is for the síndico. The same id again is the same order.',
        body: orderBody,
        response: { 201: orderAnswer },
      },
    },
    async (request, reply) =>
      reply.status(201).send({ data: await orders.start(actorOf(request), request.body) }),
  )

  routes.post(
    '/access-orders/:id/end',
    {
      config: { access: { right: 'access.release' }, refuses: ['not_found', 'forbidden'] },
      schema: {
        ...described('End an emergency release, or a lockdown'),
        description: 'A lockdown is ended by the síndico.',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: orderAnswer },
      },
    },
    async (request) => ({ data: await orders.end(actorOf(request), request.params.id) }),
  )
}
