import { pictureForm } from '@portaria/contract/answers/register-answers'
import {
  consentBody,
  faceAnswer,
  facePath,
  ownFacesAnswer,
  photoLinkAnswer,
} from '@portaria/contract/modules/access/faces/face-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ofOnePerson } from '../../../platform/api-document/of-one-person.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { UPLOAD_LIMIT } from '../../../platform/files/upload-reader.ts'
import type { FaceTools } from './face-tools.ts'
import { ownFacesService } from './own-faces.service.ts'

const tags = ['access']
const config = { access: { right: 'faces.own' } } as const

/** Serves a person's own face, and those of minors in their care (access §37). */
export function ownFaceRoutes(app: FastifyInstance, tools: FaceTools): void {
  const faces = ownFacesService(tools)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/me/faces',
    {
      config,
      schema: {
        tags,
        summary: 'Read the own face, and those of minors in one’s care',
        response: { 200: ownFacesAnswer },
      },
    },
    async (request) => ({ data: await faces.read(actorOf(request)) }),
  )

  routes.post(
    '/me/faces/:kind/:id/consent',
    {
      config,
      schema: {
        tags,
        summary: 'Confirm the consent to the own face, or to that of a minor in one’s care',
        ...ofOnePerson,
        params: facePath,
        body: consentBody,
        response: { 200: faceAnswer },
      },
    },
    async (request) => ({
      data: await faces.consent(actorOf(request), request.params, request.body),
    }),
  )

  routes.delete(
    '/me/faces/:kind/:id/consent',
    {
      config,
      schema: {
        tags,
        summary: 'End the own consent, which deletes the photo',
        ...ofOnePerson,
        params: facePath,
        response: { 200: faceAnswer },
      },
    },
    async (request) => ({ data: await faces.withdraw(actorOf(request), request.params) }),
  )

  routes.put(
    '/me/faces/:kind/:id/photo',
    {
      config,
      bodyLimit: UPLOAD_LIMIT,
      schema: {
        tags,
        summary: 'Send the photo by which readers recognise a person',
        ...ofOnePerson,
        params: facePath,
        form: pictureForm,
        response: { 200: faceAnswer },
      },
    },
    async (request) => ({
      data: await faces.sendPhoto(actorOf(request), request.params, request),
    }),
  )

  routes.post(
    '/me/faces/:kind/:id/photo-link',
    {
      config,
      schema: {
        tags,
        summary: 'Make a link to the photo, valid for five minutes',
        params: facePath,
        response: { 200: photoLinkAnswer },
      },
    },
    async (request) => ({ data: await faces.linkPhoto(actorOf(request), request.params) }),
  )
}
