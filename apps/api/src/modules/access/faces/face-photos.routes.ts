import { systemActor } from '@portaria/contract/actors/actor'
import { facePhotoQuery } from '@portaria/contract/modules/access/faces/face-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { fileAnswerOf } from '../../../platform/api-document/operations.ts'
import { problem } from '../../../platform/problem.ts'
import { openPhoto } from './face-photos.ts'
import type { FaceTools } from './face-tools.ts'

/** Serves a photo by its signed link, which was recorded when it was made (access §39). */
export function facePhotoRoutes(
  app: FastifyInstance,
  { database, seal, photoLinks }: Pick<FaceTools, 'database' | 'seal' | 'photoLinks'>,
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/face-photos/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: ['access'],
        summary: 'Open the photo of a face by its signed link',
        params: z.strictObject({ id: z.uuid() }),
        querystring: facePhotoQuery,
        response: { 200: fileAnswerOf('image/jpeg') },
      },
    },
    async (request, reply) => {
      const { tenant, expires, signature } = request.query
      const { id } = request.params
      if (!photoLinks.verify(tenant, id, Number(expires), signature)) throw problem('not_found')
      const photo = await database.readInTenant(systemActor('face photo', tenant), (context) =>
        openPhoto(context, seal, id),
      )
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', 'inline; filename="face.jpg"')
        .type('image/jpeg')
        .send(photo)
    },
  )
}
