import { pictureForm } from '@portaria/contract/answers/register-answers'
import {
  facePath,
  filedConsentBody,
  filedFaceAnswer,
  filedWithdrawalBody,
  photoLinkAnswer,
} from '@portaria/contract/modules/access/faces/face-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ofOnePerson } from '../../../platform/api-document/of-one-person.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { UPLOAD_LIMIT } from '../../../platform/files/upload-reader.ts'
import type { FaceTools } from './face-tools.ts'
import { filedFacesService } from './filed-faces.service.ts'

const tags = ['access']
const access = { right: 'faces.file' } as const
const config = { access } as const
const answered = { 200: filedFaceAnswer }

/** Serves the faces of people to those who file signed papers; never to the gate (access §37). */
export function filedFaceRoutes(app: FastifyInstance, tools: FaceTools): void {
  const faces = filedFacesService(tools)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/faces/:kind/:id',
    {
      config: { access: { right: 'faces.read' } },
      schema: {
        tags,
        summary: 'Read the consents of a person, and what readers hold of their face',
        params: facePath,
        response: answered,
      },
    },
    async (request) => ({ data: await faces.read(actorOf(request), request.params) }),
  )

  routes.post(
    '/faces/:kind/:id/consent',
    {
      config,
      schema: {
        tags,
        summary: 'Add a consent that was signed on paper',
        params: facePath,
        body: filedConsentBody,
        response: answered,
      },
    },
    async (request) => ({
      data: await faces.consent(actorOf(request), request.params, request.body),
    }),
  )

  routes.post(
    '/faces/:kind/:id/withdrawal',
    {
      config,
      schema: {
        tags,
        summary: 'End the consent of a person, which deletes the photo',
        params: facePath,
        body: filedWithdrawalBody,
        response: answered,
      },
    },
    async (request) => ({
      data: await faces.withdraw(actorOf(request), request.params, request.body),
    }),
  )

  routes.put(
    '/faces/:kind/:id/photo',
    {
      config,
      bodyLimit: UPLOAD_LIMIT,
      schema: {
        tags,
        summary: 'Send the photo of a person who has consented',
        ...ofOnePerson,
        params: facePath,
        form: pictureForm,
        response: answered,
      },
    },
    async (request) => ({
      data: await faces.sendPhoto(actorOf(request), request.params, request),
    }),
  )

  routes.post(
    '/faces/:kind/:id/photo-link',
    {
      config,
      schema: {
        tags,
        summary: 'Make a link to the photo of a consent on paper, valid for five minutes',
        params: facePath,
        response: { 200: photoLinkAnswer },
      },
    },
    async (request) => ({ data: await faces.linkPhoto(actorOf(request), request.params) }),
  )

  routes.post(
    '/faces/:kind/:id/letter',
    {
      config,
      schema: {
        tags,
        summary: 'Send a person, or a minor’s guardian, a letter that asks for the consent',
        params: facePath,
        response: answered,
      },
    },
    async (request) => ({ data: await faces.write(actorOf(request), request.params) }),
  )
}
