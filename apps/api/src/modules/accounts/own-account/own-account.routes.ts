import { pictureForm } from '@portaria/contract/answers/register-answers'
import {
  allMembershipsAnswer,
  changeOwnEmailBody,
  draftKeyAnswer,
  membershipParams,
} from '@portaria/contract/modules/accounts/own-account'
import {
  changePasswordBody,
  companiesAnswer,
  confirmEmailBody,
  meAnswer,
  ownSessionParams,
  ownSessionsAnswer,
  updateMeAnswer,
  updateMeBody,
} from '@portaria/contract/modules/accounts/sign-in'
import { companiesQuery } from '@portaria/contract/modules/companies/companies-query'
import { ofOnePerson } from '../../../platform/api-document/of-one-person.ts'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { fileLinks } from '../../../platform/files/file-links.ts'
import type { PictureIntake } from '../../../platform/files/picture-intake.ts'
import { UPLOAD_LIMIT } from '../../../platform/files/upload-reader.ts'
import { deviceCookieOf } from '../public/devices/device-cookie.ts'
import { type App, described } from '../public/sign-in/route-parts.ts'
import type { SigningIn } from '../public/sign-in/sign-in-part.ts'
import { draftKeys } from './draft-key.ts'
import { confirmEmail } from './email-change.service.ts'
import { type OwnAccountService, ownAccountService } from './own-account.service.ts'
import { askForOwnEmail } from './own-email.service.ts'
import { ownMembershipsService } from './own-memberships.service.ts'
import { ownPhotoService } from './own-photo.service.ts'

const config = { access: 'signed_in' } as const

/** The message for each place where the data was stored (identities §5). */
const messages = {
  failed: 'User data saved with api',
  hosted: 'User data saved to auth0',
  realtime: 'User data saved to firebase',
} as const

type Parts = SigningIn['parts']

/** Serves `/me` and the routes below it, for the signed-in person (accounts §14). */
export function ownAccountRoutes(app: App, signingIn: SigningIn, pictures: PictureIntake): void {
  const { parts } = signingIn
  const service = ownAccountService(parts, signingIn, fileLinks(parts.secret))
  accountRoutes(app, service, signingIn)
  emailRoutes(app, signingIn)
  photoRoutes(app, parts, { account: service, pictures })
  sessionRoutes(app, service)
  membershipRoutes(app, parts)
  draftRoutes(app, parts)
}

function accountRoutes(
  app: App,
  service: OwnAccountService,
  { keepPreferences }: Pick<SigningIn, 'keepPreferences'>,
): void {
  app.get(
    '/me',
    { config, schema: { ...described('Read the own account'), response: { 200: meAnswer } } },
    async (request) => ({ data: await service.me(actorOf(request)) }),
  )

  app.patch(
    '/me',
    {
      config,
      schema: {
        ...described('Change the own account'),
        ...ofOnePerson,
        body: updateMeBody,
        response: { 200: updateMeAnswer },
      },
    },
    async (request) => {
      const { body } = request
      const actor = actorOf(request)
      const data = await service.update(actor, body)
      const isPreference = body.settings !== undefined || body.shortcuts !== undefined
      // Stored here first: if the provider does not store it, it is not lost.
      const atProvider = isPreference ? await keepPreferences(actor) : null
      return {
        data,
        message: messages[atProvider ?? 'failed'],
        ...(atProvider === 'failed' && { kept_here_only: true as const }),
      }
    },
  )

  app.post(
    '/me/password',
    {
      config: { ...config, refuses: ['sign_in_by_letter'] },
      schema: {
        ...described('Change the own password'),
        body: changePasswordBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.changePassword(actorOf(request), request.body, deviceCookieOf(request))
      return reply.status(204).send()
    },
  )

  app.get(
    '/companies',
    {
      config,
      schema: {
        ...described('List the companies to choose from'),
        querystring: companiesQuery,
        response: { 200: companiesAnswer },
      },
    },
    (request) => service.companies(actorOf(request), request.query),
  )
}

function emailRoutes(app: App, { parts, throttle }: Pick<SigningIn, 'parts' | 'throttle'>): void {
  app.post(
    '/me/email',
    {
      config: { ...config, refuses: ['sign_in_by_letter', 'provider_required'] },
      schema: {
        ...described('Ask for another e-mail of the own account'),
        body: changeOwnEmailBody,
        response: { 202: noAnswer },
      },
    },
    async (request, reply) => {
      await askForOwnEmail(parts, throttle, actorOf(request), request.body)
      return reply.status(202).send()
    },
  )

  app.post(
    '/email/confirm',
    {
      config: { access: 'public' },
      schema: {
        ...described('Confirm a new e-mail by a link'),
        body: confirmEmailBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await confirmEmail(parts, request.body.token)
      return reply.status(204).send()
    },
  )
}

function photoRoutes(
  app: App,
  { database, files }: Parts,
  { account, pictures }: { account: OwnAccountService; pictures: PictureIntake },
): void {
  const photo = ownPhotoService(database, files)

  app.post(
    '/me/photo',
    {
      config,
      bodyLimit: UPLOAD_LIMIT,
      schema: {
        ...described('Replace the own photo'),
        form: pictureForm,
        response: { 200: meAnswer },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      await photo.keep(actor, await pictures.receive(request, actor))
      return { data: await account.me(actor) }
    },
  )

  app.delete(
    '/me/photo',
    {
      config,
      schema: { ...described('Remove the own photo'), ...ofOnePerson, response: { 200: meAnswer } },
    },
    async (request) => {
      await photo.remove(actorOf(request))
      return { data: await account.me(actorOf(request)) }
    },
  )
}

function sessionRoutes(app: App, service: OwnAccountService): void {
  app.get(
    '/me/sessions',
    {
      config,
      schema: { ...described('List the own sessions'), response: { 200: ownSessionsAnswer } },
    },
    async (request) => ({ data: await service.sessions(actorOf(request)) }),
  )

  app.delete(
    '/me/sessions/:id',
    {
      config,
      schema: {
        ...described('End one of the own sessions'),
        ...ofOnePerson,
        params: ownSessionParams,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.endSession(actorOf(request), request.params.id)
      return reply.status(204).send()
    },
  )

  app.delete(
    '/me/sessions',
    {
      config,
      schema: {
        ...described('End all other own sessions'),
        ...ofOnePerson,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.endOtherSessions(actorOf(request))
      return reply.status(204).send()
    },
  )
}

function membershipRoutes(app: App, { database, guard }: Parts): void {
  const service = ownMembershipsService(database, guard)

  app.get(
    '/me/memberships',
    {
      config,
      schema: { ...described('List the own memberships'), response: { 200: allMembershipsAnswer } },
    },
    async (request) => ({ data: await service.list(actorOf(request)) }),
  )

  app.delete(
    '/me/memberships/:id',
    {
      config: { ...config, refuses: ['last_sindico'] },
      schema: {
        ...described('End one of the own memberships'),
        ...ofOnePerson,
        params: membershipParams,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.leave(actorOf(request), request.params.id)
      return reply.status(204).send()
    },
  )
}

function draftRoutes(app: App, { secret }: Parts): void {
  const keyOf = draftKeys(secret)

  app.get(
    '/me/draft-key',
    {
      config,
      schema: {
        ...described('Read the key of the own drafts'),
        response: { 200: draftKeyAnswer },
      },
    },
    (request) => ({ data: { key: keyOf(actorOf(request)) } }),
  )
}
