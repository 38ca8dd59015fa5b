import type { Actor } from '@portaria/contract/actors/actor'
import type { FastifyRequest } from 'fastify'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { type LinkTokens, linkTokens } from '../../../platform/link-tokens.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'
import { type FacePhotoLinks, facePhotoLinks } from './face-photo-links.ts'
import type { SentPhoto } from './face-photos.ts'
import { type FaceSeal, faceSeal } from './face-seal.ts'

/** What the services of faces are made with. */
export type FaceTools = {
  readonly database: AppDatabase
  readonly seal: FaceSeal
  readonly photoLinks: FacePhotoLinks
  readonly tokens: LinkTokens
  /** Receives the photo of a form, counted against a person. */
  receive(request: FastifyRequest, actor: Actor): Promise<SentPhoto>
}

/** Makes the tokens of links by which people without a login consent (access §38). */
export const faceTokens = (secret: ServerSecret): LinkTokens => linkTokens(secret, 'faces')

/** Returns the page of a link, which needs no sign-in. */
export const facePage = (publicUrl: string, token: string): string =>
  `${publicUrl}/apps/faces/consent/${token.toLowerCase()}`

/** Makes the tools of a server. */
export const faceTools = (
  { database, secret }: { readonly database: AppDatabase; readonly secret: ServerSecret },
  receive: FaceTools['receive'],
): FaceTools => ({
  database,
  seal: faceSeal(secret),
  photoLinks: facePhotoLinks(secret),
  tokens: faceTokens(secret),
  receive,
})
