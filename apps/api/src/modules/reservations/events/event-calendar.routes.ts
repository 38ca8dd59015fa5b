import { createHash } from 'node:crypto'
import {
  areaConflicts,
  CALENDAR_DAYS,
  calendarFeed,
  eventCalendar,
} from '@portaria/contract/modules/reservations/events/event-calendar'
import { typedDay } from '@portaria/contract/schemas/api-components'
import { dayAfter } from '@portaria/contract/value-types/date'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { fileAnswerOf, noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import type { ServerTools } from '../../../platform/server-tools.ts'
import { readConflicts } from './area-changes.ts'
import { calendarFeeds } from './calendar-feed.service.ts'
import { readCalendar, readFiled } from './event-calendar.ts'
import { CALENDAR_TYPE, eventFile } from './event-file.ts'

/**
 * Serves reservations by day, as files for calendar programs, and those that a changed area would
 * refuse.
 */
export function eventCalendarRoutes(
  app: FastifyInstance,
  {
    database,
    lanes,
    secret,
    publicUrl,
  }: Pick<ServerTools, 'database' | 'lanes' | 'secret' | 'publicUrl'>,
): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const feeds = calendarFeeds({ database, lane: lanes.feeds }, { secret, publicUrl })
  const params = z.strictObject({ id: z.uuid() })

  api.get(
    '/events/calendar',
    {
      config: { access: { right: 'events.calendar' } },
      schema: {
        summary: 'Read what is booked on some days',
        tags: ['events'],
        querystring: z.strictObject({
          from: typedDay,
          to: typedDay,
          common_area_id: z.optional(z.uuid()),
        }),
        response: { 200: z.object({ data: eventCalendar }) },
      },
    },
    async (request) => {
      const { from, to, common_area_id: area = null } = request.query
      if (to <= from || to > dayAfter(from, CALENDAR_DAYS)) throw fieldProblem('to', 'out_of_range')
      const data = await database.readInTenant(actorOf(request), (context) =>
        readCalendar(context, { from, to, area }),
      )
      return { data }
    },
  )

  api.get(
    '/events/:id/calendar',
    {
      config: { access: { right: 'events.calendar' } },
      schema: {
        summary: 'Read a reservation as a file for a calendar program',
        tags: ['events'],
        params,
        response: { 200: fileAnswerOf(CALENDAR_TYPE) },
      },
    },
    async (request, reply) => {
      const [event] = await database.readInTenant(actorOf(request), (context) =>
        readFiled(context, request.params.id),
      )
      if (!event) throw problem('not_found')
      return reply.type(CALENDAR_TYPE).send(eventFile(event.company, publicUrl, [event]))
    },
  )

  api.get(
    '/events/feed',
    {
      config: { access: { right: 'events.feed' } },
      schema: {
        summary: 'Read the own link for calendar programs',
        tags: ['events'],
        response: { 200: z.object({ data: calendarFeed }) },
      },
    },
    async (request) => ({ data: { url: await feeds.find(actorOf(request)) } }),
  )

  api.post(
    '/events/feed',
    {
      config: { access: { right: 'events.feed' } },
      schema: {
        summary: 'Make the own link for calendar programs; another one ends the one of before',
        tags: ['events'],
        response: { 201: z.object({ data: calendarFeed }) },
      },
    },
    async (request, reply) =>
      reply.status(201).send({ data: { url: await feeds.renew(actorOf(request)) } }),
  )

  api.get(
    '/calendars/:token',
    {
      config: {
        access: 'public',
        refuses: ['not_found', 'throttled'],
        takes: ['If-None-Match'],
        gives: ['ETag'],
      },
      schema: {
        summary: 'Read the reservations of a link as a file for calendar programs',
        tags: ['events'],
        params: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
        response: { 200: fileAnswerOf(CALENDAR_TYPE), 304: noAnswer },
      },
    },
    async (request, reply) => {
      const file = await feeds.read(request.params.token, request.ip)
      const tag = `"${createHash('sha256').update(file).digest('base64url')}"`
      reply.header('etag', tag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === tag) return reply.status(304).send()
      return reply.type(CALENDAR_TYPE).header('x-robots-tag', 'noindex').send(file)
    },
  )

  api.get(
    '/common-areas/:id/conflicts',
    {
      config: { access: { right: 'areas.conflicts' } },
      schema: {
        summary: 'Read the reservations to come that a common area would refuse as it is now',
        tags: ['common-areas'],
        params,
        response: { 200: z.object({ data: areaConflicts }) },
      },
    },
    async (request) => {
      const data = await database.readInTenant(actorOf(request), (context) =>
        readConflicts(context, request.params.id),
      )
      return { data }
    },
  )
}
