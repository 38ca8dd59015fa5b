import type { Readable } from 'node:stream'
import { erasableRegisters } from '@portaria/contract/modules/erasures/erasures'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { PersonalRows } from '../../../parts/personal-rows.ts'
import { fileAnswerOf } from '../../../platform/api-document/operations.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { exportTypes } from '../../../register-endpoints/declared-answers.ts'
import type { Machinery } from '../../../register-endpoints/machinery.ts'
import { nouns } from '../person-nouns.ts'
import { exportsService } from './exports.service.ts'

const answer = { 200: fileAnswerOf(exportTypes.xlsx) }

const send = (reply: FastifyReply, file: Readable) =>
  reply
    .header('Content-Disposition', 'attachment; filename="personal-data.xlsx"')
    .type(exportTypes.xlsx)
    .send(file)

/** Serves the export of one person's data, to the company and to the person (people §13). */
export function exportsRoutes(
  app: FastifyInstance,
  machinery: Pick<Machinery, 'transfers' | 'lanes'>,
  rows: readonly PersonalRows[],
): void {
  const exports = exportsService(machinery, rows)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/me/personal-data',
    {
      config: {
        access: { right: 'people.export_own' },
        proof: true,
        refuses: ['not_found', 'throttled'],
      },
      schema: { tags: ['erasures'], summary: 'Export the own personal data', response: answer },
    },
    async (request, reply) => send(reply, await exports.own(actorOf(request))),
  )

  for (const register of erasableRegisters)
    routes.get(
      `/${register}/:id/personal-data`,
      {
        config: { access: { right: 'people.export' }, proof: true, refuses: ['throttled'] },
        schema: {
          tags: [register],
          summary: `Export the personal data of ${nouns[register]}`,
          params: z.strictObject({ id: z.uuid() }),
          response: answer,
        },
      },
      async (request, reply) => {
        const { id } = request.params
        return send(reply, await exports.ofPerson(actorOf(request), { register, id }))
      },
    )
}
