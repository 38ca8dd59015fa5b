import {
  closePanicBody,
  drillBody,
  IDEMPOTENCY_KEY_MAX,
  panicAlertsAnswer,
  panicAnswer,
  panicDetailAnswer,
  panicListAnswer,
  panicListQuery,
  panicPlaceBody,
  raisePanicBody,
  recentPanicQuery,
  senderWordBody,
} from '@portaria/contract/modules/panic/panic'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { noAnswer } from '../../platform/api-document/operations.ts'
import { actorOf } from '../../platform/authentication.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { type PanicService, panicService } from './panic.service.ts'

type App = ReturnType<typeof typed>

const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
const described = (summary: string) => ({ summary, tags: ['panic'] })
const params = z.strictObject({ id: z.uuid() })
const lane = 'panic'
const signedIn = { access: 'signed_in', lane } as const

/** Serves panic alerts, and their unread notifications (panic §1, §7). */
export function panicRoutes(app: FastifyInstance, database: AppDatabase, links: FileLinks): void {
  const service = panicService(database, links)
  raisingRoutes(typed(app), service)
  readingRoutes(typed(app), service)
  incidentRoutes(typed(app), service)
  handlingRoutes(typed(app), service)
}

function raisingRoutes(app: App, service: PanicService): void {
  app.post(
    '/notifications/panic',
    {
      config: { access: { right: 'panic.raise' }, lane, raises: true, takes: ['Idempotency-Key'] },
      schema: {
        ...described('Raise an alert'),
        description:
          'Answers 201 with a new alert, or 200 with the one of the sender that is not closed yet, which this press joins. With `Idempotency-Key`, the same call sent again answers 200 with the same alert.',
        body: raisePanicBody,
        response: { 200: panicAnswer, 201: panicAnswer },
      },
    },
    async (request, reply) => {
      const { alert, isNew } = await service.raise(
        actorOf(request),
        request.body,
        idempotencyKeyOf(request),
      )
      return reply.status(isNew ? 201 : 200).send({ data: alert })
    },
  )
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return null
  if (typeof key !== 'string' || key.length > IDEMPOTENCY_KEY_MAX) {
    throw fieldProblem('idempotency_key', 'too_long')
  }
  return key
}

function readingRoutes(app: App, service: PanicService): void {
  app.get(
    '/notifications/panic',
    {
      config: signedIn,
      schema: {
        ...described('List recent alerts, or unread ones'),
        querystring: recentPanicQuery,
        response: { 200: panicAlertsAnswer },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const unread = request.query.not_read === '1'
      return { data: await (unread ? service.unread(actor) : service.recent(actor)) }
    },
  )

  app.get(
    '/notifications/panic/alerts',
    {
      config: { access: { right: 'panic.look_up', orAppointed: true }, lane },
      schema: {
        ...described('List all alerts'),
        querystring: panicListQuery,
        response: { 200: panicListAnswer },
      },
    },
    (request) => service.list(actorOf(request), request.query),
  )

  app.get(
    '/notifications/panic/:id',
    {
      config: signedIn,
      schema: {
        ...described('Read an alert, its timeline and who saw it'),
        params,
        response: { 200: panicDetailAnswer },
      },
    },
    async (request) => ({ data: await service.detail(actorOf(request), request.params.id) }),
  )
}

/** Serves the steps of an alert besides acknowledging and closing it. */
function incidentRoutes(app: App, service: PanicService): void {
  app.post(
    '/notifications/panic/drill',
    {
      config: { access: { right: 'panic.drill' }, lane },
      schema: {
        ...described('Raise an exercise, which nothing joins and nobody outside is told of'),
        body: drillBody,
        response: { 201: panicAnswer },
      },
    },
    async (request, reply) =>
      reply.status(201).send({ data: await service.drill(actorOf(request), request.body) }),
  )

  app.post(
    '/notifications/panic/:id/coming',
    {
      config: { access: { right: 'panic.acknowledge', orAppointed: true }, lane },
      schema: {
        ...described('Add the caller to those on the way to an alert'),
        params,
        response: { 200: panicAnswer },
      },
    },
    async (request) => ({ data: await service.come(actorOf(request), request.params.id) }),
  )

  app.post(
    '/notifications/panic/:id/cancel',
    {
      config: { ...signedIn, refuses: ['not_found', 'state_conflict'] },
      schema: {
        ...described('Mark an own alert as taken back, which somebody still confirms'),
        params,
        response: { 200: panicAnswer },
      },
    },
    async (request) => ({ data: await service.cancel(actorOf(request), request.params.id) }),
  )

  app.post(
    '/notifications/panic/:id/place',
    {
      config: { ...signedIn, refuses: ['not_found', 'state_conflict'] },
      schema: {
        ...described('Set where the sender of an own alert is'),
        params,
        body: panicPlaceBody,
        response: { 200: panicAnswer },
      },
    },
    async (request) => ({
      data: await service.locate(actorOf(request), request.params.id, request.body),
    }),
  )

  app.post(
    '/notifications/panic/:id/word',
    {
      config: { ...signedIn, refuses: ['not_found', 'state_conflict'] },
      schema: {
        ...described(
          'Set what the sender says of an own alert: that it is over, or that help is still needed',
        ),
        params,
        body: senderWordBody,
        response: { 200: panicAnswer },
      },
    },
    async (request) => ({
      data: await service.say(actorOf(request), request.params.id, request.body.word),
    }),
  )
}

function handlingRoutes(app: App, service: PanicService): void {
  app.post(
    '/notifications/panic/:id/read',
    {
      config: signedIn,
      schema: { ...described('Mark an alert as read'), params, response: { 200: panicAnswer } },
    },
    async (request) => ({ data: await service.read(actorOf(request), request.params.id) }),
  )

  app.post(
    '/notifications/read-all',
    {
      config: signedIn,
      schema: {
        ...described('Mark all as read but what nobody acknowledged'),
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.readAll(actorOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/notifications/panic/:id/acknowledge',
    {
      config: { access: { right: 'panic.acknowledge', orAppointed: true }, lane },
      schema: { ...described('Acknowledge an alert'), params, response: { 200: panicAnswer } },
    },
    async (request) => ({ data: await service.acknowledge(actorOf(request), request.params.id) }),
  )

  app.post(
    '/notifications/panic/:id/close',
    {
      config: { access: { right: 'panic.close' }, lane },
      schema: {
        ...described('Close an alert'),
        params,
        body: closePanicBody,
        response: { 200: panicAnswer },
      },
    },
    async (request) => ({
      data: await service.close(actorOf(request), request.params.id, request.body),
    }),
  )
}
