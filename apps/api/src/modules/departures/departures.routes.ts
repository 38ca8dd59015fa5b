import {
  departureAnswer,
  departureBody,
  departureReceipt,
  leavingRegisters,
} from '@portaria/contract/modules/departures/departures'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../platform/authentication.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { departuresService } from './departures.service.ts'
import type { DepartureTools } from './thing-kinds.ts'

const access = { right: 'departures.decide' } as const
const params = z.strictObject({ id: z.uuid() })

/** Words for the departure of each register's people. */
const words = {
  residents: 'moving out of a resident',
  employees: 'dismissal of an employee',
  'service-providers': 'end of a contract of a service provider',
} as const

/** Serves departures of residents, employees and providers, and their receipts. */
export function departuresRoutes(
  app: FastifyInstance,
  database: AppDatabase,
  tools: DepartureTools,
): void {
  const departures = departuresService(database, tools)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  for (const register of leavingRegisters) {
    routes.get(
      `/${register}/:id/departure`,
      {
        config: { access },
        schema: {
          tags: [register],
          summary: `List what hangs on somebody, for the ${words[register]}`,
          params,
          response: { 200: departureAnswer },
        },
      },
      async (request) => ({
        data: await departures.overview(actorOf(request), register, request.params.id),
      }),
    )
    routes.post(
      `/${register}/:id/departure`,
      {
        config: { access, refuses: ['state_conflict'] },
        schema: {
          tags: [register],
          summary: `Begin the ${words[register]}, now or with the end of a day`,
          params,
          body: departureBody,
          response: { 201: departureReceipt },
        },
      },
      async (request, reply) => {
        const { params: of, body } = request
        const data = await departures.begin(actorOf(request), register, of.id, body)
        return reply.status(201).send({ data })
      },
    )
  }

  routes.post(
    '/departures/:id/undo',
    {
      config: { access, refuses: ['state_conflict'] },
      schema: {
        tags: ['departures'],
        summary: 'Cancel a departure until it has happened',
        params,
        response: { 200: departureReceipt },
      },
    },
    async (request) => ({ data: await departures.undo(actorOf(request), request.params.id) }),
  )

  routes.post(
    '/departures/:id/end-codes',
    {
      config: { access, refuses: ['state_conflict'] },
      schema: {
        tags: ['departures'],
        summary: 'End the codes by which what was left behind is still collected',
        params,
        response: { 200: departureReceipt },
      },
    },
    async (request) => ({ data: await departures.endCodes(actorOf(request), request.params.id) }),
  )

  routes.get(
    '/departures/:id/receipt',
    {
      config: { access },
      schema: {
        tags: ['departures'],
        summary: 'Read what ended with a departure, and when',
        params,
        response: { 200: departureReceipt },
      },
    },
    async (request) => ({ data: await departures.receipt(actorOf(request), request.params.id) }),
  )
}
