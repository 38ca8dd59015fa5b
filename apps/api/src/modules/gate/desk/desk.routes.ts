import { packAnswer } from '@portaria/contract/modules/gate/desk-pack'
import {
  conflictsAnswer,
  conflictsQuery,
  queueAnswer,
  queueBody,
  resolveBody,
  resolvedAnswer,
} from '@portaria/contract/modules/gate/desk-queue'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../../platform/authentication.ts'
import type { FileLinks } from '../../../platform/files/file-links.ts'
import type { ServerTools } from '../../../platform/server-tools.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import { passKeys } from '../../visits/public/pass-keys.ts'
import { WRITTEN_TYPE, written } from '../made-once.ts'
import { conflictsService } from './conflicts.service.ts'
import { deskSeal } from './desk-seal.ts'
import { deskTickets } from './desk-tickets.ts'
import { packService } from './pack.service.ts'
import { queueService } from './queue.service.ts'

const config = { access: { right: 'gate.enter' } } as const
const tags = ['gate']

/** Serves the desk without a network: its pack, and its recorded entries. */
export function deskRoutes(
  app: FastifyInstance,
  {
    database,
    lanes,
    secret,
    publicUrl,
  }: Pick<ServerTools, 'database' | 'lanes' | 'secret' | 'publicUrl'>,
  machineries: Machineries,
  links: FileLinks,
): void {
  const keys = passKeys(secret, publicUrl)
  const tools = { database, keys, seal: deskSeal(secret), tickets: deskTickets(secret) }
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'desk entry')
  const pack = packService({ ...tools, database: lanes.rolls, links })
  const queue = queueService({ ...tools, machineries, onFailure })
  const conflicts = conflictsService({ database, machineries })
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/gate/pack',
    {
      config,
      schema: {
        tags,
        summary: 'Read what a desk needs to go on without a network',
        response: { 200: packAnswer },
      },
    },
    async (request, reply) => {
      void reply.type(WRITTEN_TYPE)
      return written(await pack.read(actorOf(request)))
    },
  )

  routes.post(
    '/gate/queue',
    {
      config,
      schema: {
        tags,
        summary: 'Send what a desk recorded while it had no network',
        body: queueBody,
        response: { 200: queueAnswer },
      },
    },
    async (request) => ({ data: await queue.take(actorOf(request), request.body) }),
  )

  routes.get(
    '/gate/queue',
    {
      config,
      schema: {
        tags,
        summary: 'List the entries of a desk without a network that wait for a person',
        querystring: conflictsQuery,
        response: { 200: conflictsAnswer },
      },
    },
    (request) => conflicts.list(actorOf(request), request.query),
  )

  routes.post(
    '/gate/queue/:id/resolve',
    {
      config: { ...config, refuses: ['not_found', 'state_conflict', 'duplicate', 'id_taken'] },
      schema: {
        tags,
        summary: 'Decide about an entry of a desk without a network',
        params: z.strictObject({ id: z.uuid() }),
        body: resolveBody,
        response: { 200: resolvedAnswer },
      },
    },
    async (request) => ({
      data: await conflicts.resolve(actorOf(request), request.params.id, request.body),
    }),
  )
}
