import { newReaderBody } from '@portaria/contract/modules/access/readers/new-reader'
import {
  ENTRIES_PER_PAGE,
  entriesAnswer,
  entriesQuery,
  readerAnswer,
  readerCommandAnswer,
  readerCommandBody,
  readersAnswer,
  startedReader,
} from '@portaria/contract/modules/access/readers/reader-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../../platform/authentication.ts'
import type { ServerTools } from '../../../platform/server-tools.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import { deviceSeal } from '../../devices/public/device-secrets.ts'
import { readerCommandsService } from './commands/commands.service.ts'
import { readerPasswords } from './commands/reader-passwords.ts'
import { readEntries } from './console/entries.repository.ts'
import { readReader, readReaders, requireReader } from './console/readers.repository.ts'
import { wantInventory } from './console/want-inventory.ts'
import { changePath } from './set-up/change-path.ts'
import { makeReader } from './set-up/new-reader.ts'

const ofRow = z.strictObject({ id: z.uuid() })
const ofCommand = z.strictObject({ id: z.uuid(), command: z.uuid() })
const described = (summary: string) => ({ summary, tags: ['access'] })

/** Serves the console of readers, and what an administrator sets one up with (access §24, §28). */
export function readersRoutes(
  app: FastifyInstance,
  { database, secret }: Pick<ServerTools, 'database' | 'secret'>,
  machineries: Machineries,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const commands = readerCommandsService(database, readerPasswords(secret))
  const seal = deviceSeal(secret)

  routes.get(
    '/access-readers',
    {
      config: { access: { right: 'readers.state' } },
      schema: {
        ...described('List the readers with their state'),
        response: { 200: readersAnswer },
      },
    },
    async (request) => ({ data: await database.readInTenant(actorOf(request), readReaders) }),
  )

  routes.post(
    '/access-readers',
    {
      config: {
        access: { right: 'readers.set_up' },
        refuses: ['duplicate', 'state_conflict', 'id_taken'],
      },
      schema: {
        ...described('Add a reader, with its login and its approved address'),
        body: newReaderBody,
        response: { 201: startedReader },
      },
    },
    async (request, reply) => {
      const id = await database.inTenant(actorOf(request), (context) =>
        makeReader(machineries, seal, context, request.body),
      )
      return reply.status(201).send({ data: { id } })
    },
  )

  routes.get(
    '/access-readers/:id',
    {
      config: { access: { right: 'readers.state' } },
      schema: {
        ...described('Read one reader'),
        params: ofRow,
        response: { 200: readerAnswer },
      },
    },
    async (request) => ({
      data: await database.readInTenant(actorOf(request), (context) =>
        readReader(context, request.params.id),
      ),
    }),
  )

  routes.get(
    '/access-readers/:id/entries',
    {
      config: { access: { right: 'readers.console' } },
      schema: {
        ...described('List what a reader holds or has to hold'),
        params: ofRow,
        querystring: entriesQuery,
        response: { 200: entriesAnswer },
      },
    },
    async (request) => {
      const { id } = request.params
      const { page = 1 } = request.query
      const { data, total } = await database.readInTenant(actorOf(request), async (context) => {
        await requireReader(context, id)
        return readEntries(context, id, request.query)
      })
      const total_is = 'exact' as const
      return { data, meta: { total, total_is, page, per_page: ENTRIES_PER_PAGE, next: null } }
    },
  )

  routes.post(
    '/access-readers/:id/inventory',
    {
      config: { access: { right: 'readers.console' } },
      schema: {
        ...described('Ask for a comparison of a reader with what it has to hold'),
        params: ofRow,
        response: { 202: startedReader },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await database.inTenant(actorOf(request), (context) => wantInventory(context, id))
      return reply.status(202).send({ data: { id } })
    },
  )

  routes.post(
    '/access-readers/:id/path',
    {
      config: { access: { right: 'readers.set_up' } },
      schema: {
        ...described('Change the path by which a reader calls the server'),
        description:
          'Calls by the path before are refused from now on. The reader is told the new one as soon as it can be reached; until then it decides by its own list.',
        params: ofRow,
        response: { 202: startedReader },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await database.inTenant(actorOf(request), (context) => changePath(context, id))
      return reply.status(202).send({ data: { id } })
    },
  )

  routes.post(
    '/access-readers/:id/commands',
    {
      config: {
        access: { right: 'readers.console' },
        refuses: ['state_conflict', 'id_taken', 'throttled'],
      },
      schema: {
        ...described('Ask a reader to do something once'),
        description:
          'Looking at it and setting its clock are for the console; a new password, which the server makes and nobody sees, and the opening by which a new reader is tried are for administrators of the platform. What was not sent before it expires is not sent any more.',
        params: ofRow,
        body: readerCommandBody,
        response: { 202: readerCommandAnswer },
      },
    },
    async (request, reply) => {
      const data = await commands.give(actorOf(request), request.params.id, request.body)
      return reply.status(202).send({ data })
    },
  )

  routes.get(
    '/access-readers/:id/commands/:command',
    {
      config: { access: { right: 'readers.console' } },
      schema: {
        ...described('Read what became of a command'),
        params: ofCommand,
        response: { 200: readerCommandAnswer },
      },
    },
    async (request) => {
      const { id, command } = request.params
      return { data: await commands.read(actorOf(request), id, command) }
    },
  )
}
