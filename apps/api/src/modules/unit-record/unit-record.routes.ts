import {
  recordAnswer,
  recordParams,
  recordQuery,
  timelineAnswer,
  timelineQuery,
} from '@portaria/contract/modules/unit-record/unit-record'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../platform/authentication.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { RecordTools } from './record-sections.ts'
import { unitRecordService } from './unit-record.service.ts'

const config = { access: { right: 'apartment_record.read' }, refuses: ['not_found'] } as const
const tags = ['apartments']

/** Serves the record of a unit and its timeline (unit-record §1). */
export function unitRecordRoutes(
  app: FastifyInstance,
  database: AppDatabase,
  tools: RecordTools,
): void {
  const service = unitRecordService(database, tools)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/apartments/:id/record',
    {
      config,
      schema: {
        tags,
        summary: 'Read the record of a unit: its people, vehicles, credentials and visits',
        params: recordParams,
        querystring: recordQuery,
        response: { 200: recordAnswer },
      },
    },
    async (request) => ({
      data: await service.read(actorOf(request), request.params.id, request.query),
    }),
  )

  routes.get(
    '/apartments/:id/record/timeline',
    {
      config,
      schema: {
        tags,
        summary: 'List what has happened in a unit, the newest first',
        params: recordParams,
        querystring: timelineQuery,
        response: { 200: timelineAnswer },
      },
    },
    (request) => service.timeline(actorOf(request), request.params.id, request.query),
  )
}
