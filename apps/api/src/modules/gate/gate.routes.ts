import {
  answerersAnswer,
  boxAnswer,
  boxBody,
  expectedAnswer,
  gateUnitAnswer,
  insideAnswer,
} from '@portaria/contract/modules/gate/gate'
import { movementsAnswer, musterAnswer } from '@portaria/contract/modules/gate/gate-rolls'
import { entryBody, turnedAwayBody, walkInBody } from '@portaria/contract/modules/visits/visits'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { RouteTools } from '../../parts/module.ts'
import { actorOf } from '../../platform/authentication.ts'
import { answersOf } from '../../register-endpoints/declared-answers.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { parcelKeys } from '../custody/public/parcel-keys.ts'
import { searchService } from '../search/public/search.service.ts'
import { passKeys } from '../visits/public/pass-keys.ts'
import { entriesService } from './entries.service.ts'
import { gateService } from './gate.service.ts'
import { WRITTEN_TYPE, written } from './made-once.ts'
import { turnAway } from './turned-away.ts'
import { walkInsService } from './walk-ins.service.ts'

const config = { access: { right: 'gate.enter' } } as const
const tags = ['gate']

/** Serves the desk of the gate: its box, its lists, and entries (gate §1, §3). */
export function gateRoutes(
  app: FastifyInstance,
  { database, lanes, secret, publicUrl, machineries, links, gathered }: RouteTools,
): void {
  const keys = passKeys(secret, publicUrl)
  const databases = { database, rolls: lanes.rolls }
  const { search } = searchService(database, machineries, gathered.searchedWords)
  const gate = gateService(databases, links, { passes: keys, parcels: parcelKeys(secret) }, search)
  const entries = entriesService(database, machineries, keys)
  const walkIns = walkInsService(database, machineries)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/gate/box',
    {
      config,
      schema: {
        tags,
        summary: 'Find passes, parcels, open visits and cars for the box of the desk',
        body: boxBody,
        response: { 200: boxAnswer },
      },
    },
    async (request) => ({ data: await gate.box(actorOf(request), request.body.q) }),
  )

  routes.get(
    '/gate/expected',
    {
      config,
      schema: {
        tags,
        summary: 'List who waits, who may come in and who is expected today',
        response: { 200: expectedAnswer },
      },
    },
    async (request) => ({ data: await gate.expected(actorOf(request)) }),
  )

  routes.get(
    '/gate/inside',
    {
      config,
      schema: { tags, summary: 'List who is inside', response: { 200: insideAnswer } },
    },
    (request) => gate.inside(actorOf(request)),
  )

  routes.get(
    '/gate/muster',
    {
      config,
      schema: {
        tags,
        summary: 'List the visitors to look for in an emergency, by unit',
        response: { 200: musterAnswer },
      },
    },
    async (request, reply) => {
      void reply.type(WRITTEN_TYPE)
      return written(await gate.muster(actorOf(request)))
    },
  )

  routes.get(
    '/gate/apartments/:id/answerers',
    {
      config: { ...config, refuses: ['not_found'] },
      schema: {
        tags,
        summary: 'List whom the desk may call about a unit, those who may authorise first',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: answerersAnswer },
      },
    },
    async (request) => ({ data: await gate.answerers(actorOf(request), request.params.id) }),
  )

  routes.get(
    '/gate/apartments/:id',
    {
      config: { ...config, refuses: ['not_found'] },
      schema: {
        tags,
        summary: 'Read a unit as the desk sees it: people, visits, cars and parcels',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: gateUnitAnswer },
      },
    },
    async (request) => ({ data: await gate.unit(actorOf(request), request.params.id) }),
  )

  routes.get(
    '/gate/movements',
    {
      config,
      schema: {
        tags,
        summary: 'List the last entries and exits',
        response: { 200: movementsAnswer },
      },
    },
    async (request) => ({ data: await gate.movements(actorOf(request)) }),
  )

  for (const { name, summary, answer, read } of gathered.gateLists)
    routes.get(
      `/gate/${name}`,
      { config, schema: { tags, summary, response: { 200: answer } } },
      async (request) => ({ data: await database.readInTenant(actorOf(request), read) }),
    )

  routes.post(
    '/gate/walk-ins',
    {
      config: { ...config, refuses: ['not_found', 'state_conflict', 'id_taken', 'throttled'] },
      schema: {
        tags,
        summary: 'Create the visit of somebody at the gate who is not expected, and ask the unit',
        body: walkInBody,
        response: { 201: answersOf(machineryOf(machineries, 'visits')).record },
      },
    },
    async (request, reply) => {
      const data = await walkIns.record(actorOf(request), request.body)
      return reply.status(201).send({ data })
    },
  )

  routes.post(
    '/gate/turned-away',
    {
      config: { ...config, refuses: ['not_found', 'state_conflict'] },
      schema: {
        tags,
        summary: 'Note that a blocked visitor was turned away before anybody was asked',
        body: turnedAwayBody,
        response: { 200: z.object({ data: z.null() }) },
      },
    },
    async (request) => {
      await database.inTenant(actorOf(request), (context) => turnAway(context, request.body))
      return { data: null }
    },
  )

  routes.post(
    '/gate/entries',
    {
      config: { ...config, refuses: ['not_found', 'state_conflict', 'duplicate'] },
      schema: {
        tags,
        summary: 'Let somebody in by a visit, a code or a PIN',
        body: entryBody,
        response: { 200: answersOf(machineryOf(machineries, 'visits')).record },
      },
    },
    async (request) => ({ data: await entries.enter(actorOf(request), request.body) }),
  )
}
