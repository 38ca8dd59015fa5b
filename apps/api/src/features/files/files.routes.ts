import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../platform/authentication.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import type { FilesService } from './files.service.ts'

/** Bytes of a picture as sent; a phone's camera stays below. */
const FILE_BYTES = 12 * 1024 * 1024

export function filesRoutes(app: FastifyInstance, files: FilesService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['files']

  routes.post(
    '/files',
    {
      config: { access: 'signed_in' },
      bodyLimit: FILE_BYTES + 64 * 1024,
      schema: { tags, summary: 'Upload a picture', consumes: ['multipart/form-data'] },
    },
    async (request, reply) => {
      const part = await request.file({ limits: { fileSize: FILE_BYTES, files: 1 } })
      if (!part) throw fieldProblem('file', 'required')
      const bytes = await part.toBuffer()
      if (part.file.truncated) throw problem('too_large')
      const kept = await files.keep(actorOf(request), bytes, part.mimetype)
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
      },
    },
    async (request, reply) => {
      const { tenant, expires, signature } = request.query
      const link = { id: request.params.id, tenant, expires: Number(expires), signature }
      const bytes = await files.open(link)
      return reply
        .header('Cache-Control', 'private, max-age=600, immutable')
        .header('Content-Disposition', 'inline')
        .type('image/webp')
        .send(bytes)
    },
  )
}
