import { fileAnswer, pictureForm } from '@portaria/contract/answers/register-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { fileAnswerOf } from '../../platform/api-document/operations.ts'
import { actorOf } from '../../platform/authentication.ts'
import type { PictureIntake } from '../../platform/files/picture-intake.ts'
import { UPLOAD_LIMIT } from '../../platform/files/upload-reader.ts'
import type { FilesService } from './files.service.ts'

export function filesRoutes(
  app: FastifyInstance,
  files: FilesService,
  pictures: PictureIntake,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['files']

  routes.post(
    '/files',
    {
      config: { access: 'signed_in' },
      bodyLimit: UPLOAD_LIMIT,
      schema: {
        tags,
        summary: 'Upload a picture',
        form: pictureForm,
        response: { 201: fileAnswer },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const kept = await files.keep(actor, await pictures.receive(request, actor))
      return reply.status(201).send({ data: kept })
    },
  )

  routes.get(
    '/files/:id',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Open a picture by its signed link',
        params: z.strictObject({ id: z.uuid() }),
        querystring: z.strictObject({
          tenant: z.uuid(),
          expires: z.string().check(z.regex(/^\d{1,16}$/)),
          signature: z.string().check(z.maxLength(100)),
        }),
        response: { 200: fileAnswerOf('image/webp') },
      },
    },
    async (request, reply) => {
      const { tenant, expires, signature } = request.query
      const link = { id: request.params.id, tenant, expires: Number(expires), signature }
      const bytes = await files.open(link)
      return reply
        .header('Cache-Control', 'private, max-age=600, immutable')
        .header('Content-Disposition', 'inline; filename="picture.webp"')
        .type('image/webp')
        .send(bytes)
    },
  )
}
