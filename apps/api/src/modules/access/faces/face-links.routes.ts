import { pictureForm } from '@portaria/contract/answers/register-answers'
import {
  consentBody,
  faceAnswer,
  faceLinkPath,
  ownFacesAnswer,
} from '@portaria/contract/modules/access/faces/face-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ofOnePerson } from '../../../platform/api-document/of-one-person.ts'
import { UPLOAD_LIMIT } from '../../../platform/files/upload-reader.ts'
import { type CalledLink, faceLinksService } from './face-links.service.ts'
import type { FaceTools } from './face-tools.ts'

const tags = ['access']
const config = { access: 'public', refuses: ['validation'] } as const

type Called = { readonly params: { readonly token: string }; readonly ip: string }

const linkOf = ({ params, ip }: Called): CalledLink => ({ token: params.token, address: ip })

/** Serves the face of one person by the link of a letter, without a session (access §38). */
export function faceLinkRoutes(app: FastifyInstance, tools: FaceTools): void {
  const faces = faceLinksService(tools)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/face-links/:token',
    {
      config,
      schema: {
        tags,
        summary: 'Read the face of a link; it changes nothing',
        params: faceLinkPath,
        response: { 200: ownFacesAnswer },
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return { data: await faces.look(linkOf(request)) }
    },
  )

  routes.post(
    '/face-links/:token/consent',
    {
      config,
      schema: {
        tags,
        summary: 'Confirm the consent by a link',
        params: faceLinkPath,
        body: consentBody,
        response: { 200: faceAnswer },
      },
    },
    async (request) => ({ data: await faces.consent(linkOf(request), request.body) }),
  )

  routes.delete(
    '/face-links/:token/consent',
    {
      config,
      schema: {
        tags,
        summary: 'End the consent by a link, which deletes the photo',
        ...ofOnePerson,
        params: faceLinkPath,
        response: { 200: faceAnswer },
      },
    },
    async (request) => ({ data: await faces.withdraw(linkOf(request)) }),
  )

  routes.put(
    '/face-links/:token/photo',
    {
      config,
      bodyLimit: UPLOAD_LIMIT,
      schema: {
        tags,
        summary: 'Send the photo of the person of a link',
        ...ofOnePerson,
        params: faceLinkPath,
        form: pictureForm,
        response: { 200: faceAnswer },
      },
    },
    async (request) => ({ data: await faces.sendPhoto(linkOf(request), request) }),
  )
}
