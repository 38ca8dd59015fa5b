import {
  blockDoorBody,
  doorCommandAnswer,
  doorCommandBody,
  doorPlanAnswer,
  resolveBody,
} from '@portaria/contract/modules/custody/locker-doors'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../../platform/authentication.ts'
import type { ServerTools } from '../../../platform/server-tools.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { parcelKeys } from '../public/parcel-keys.ts'
import { lockerDoorsService } from './locker-doors.service.ts'

const ofRow = z.strictObject({ id: z.uuid() })
const ofDoor = z.strictObject({
  id: z.uuid(),
  number: z.coerce.number().check(z.int(), z.gte(1), z.lte(999)),
})

/** The doors of lockers: their plan, and the commands that open them. */
export function lockerDoorsRoutes(
  app: FastifyInstance,
  { database, secret }: Pick<ServerTools, 'database' | 'secret'>,
  machineries: Machineries,
): void {
  const parcels = machineryOf(machineries, 'parcels')
  const doors = lockerDoorsService({ database, parcels, keys: parcelKeys(secret) })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['lockers']
  const anybody = {
    access: { right: 'doors.open' },
    refuses: ['state_conflict', 'id_taken'],
  } as const

  routes.post(
    '/door-commands',
    {
      config: anybody,
      schema: {
        tags,
        summary: 'Open a door of a locker: to put a parcel in, to collect one, or to look inside',
        body: doorCommandBody,
        response: { 202: doorCommandAnswer },
      },
    },
    async (request, reply) => {
      const data = await doors.ask(actorOf(request), request.body)
      return reply.code(202).send({ data })
    },
  )
  routes.get(
    '/door-commands/:id',
    {
      config: { access: { right: 'doors.open' } },
      schema: {
        tags,
        summary: 'Read how far a command to open a door has come',
        params: ofRow,
        response: { 200: doorCommandAnswer },
      },
    },
    async (request) => ({ data: await doors.read(actorOf(request), request.params.id) }),
  )
  routes.post(
    '/door-commands/:id/resolve',
    {
      config: { access: { right: 'doors.open' }, refuses: ['state_conflict'] },
      schema: {
        tags,
        summary: 'Tell what lay behind a door of which the board says too little',
        params: ofRow,
        body: resolveBody,
        response: { 200: doorCommandAnswer },
      },
    },
    async (request) => ({
      data: await doors.resolve(actorOf(request), request.params.id, request.body.finding),
    }),
  )
  routes.get(
    '/lockers/:id/doors',
    {
      config: { access: { right: 'doors.manage' } },
      schema: {
        tags,
        summary: 'Read the plan of a locker: its doors, and what lies in each',
        params: ofRow,
        response: { 200: doorPlanAnswer },
      },
    },
    async (request) => ({ data: await doors.plan(actorOf(request), request.params.id) }),
  )
  routes.post(
    '/lockers/:id/look',
    {
      config: { access: { right: 'doors.manage' } },
      schema: {
        tags,
        summary: 'Ask the board of a locker how its doors stand',
        params: ofRow,
        response: { 202: doorPlanAnswer },
      },
    },
    async (request, reply) => {
      const data = await doors.look(actorOf(request), request.params.id)
      return reply.code(202).send({ data })
    },
  )
  routes.post(
    '/lockers/:id/doors/:number/block',
    {
      config: { access: { right: 'doors.manage' } },
      schema: {
        tags,
        summary: 'Block a door: no parcel is put in',
        params: ofDoor,
        body: blockDoorBody,
        response: { 200: doorPlanAnswer },
      },
    },
    async (request) => {
      const { id, number } = request.params
      return { data: await doors.block(actorOf(request), id, number, request.body.reason) }
    },
  )
  routes.post(
    '/lockers/:id/doors/:number/unblock',
    {
      config: { access: { right: 'doors.manage' } },
      schema: {
        tags,
        summary: 'Lift the block of a door',
        params: ofDoor,
        response: { 200: doorPlanAnswer },
      },
    },
    async (request) => {
      const { id, number } = request.params
      return { data: await doors.block(actorOf(request), id, number, null) }
    },
  )
}
