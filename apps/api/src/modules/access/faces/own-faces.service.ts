import type { Actor } from '@portaria/contract/actors/actor'
import type {
  ConsentBody,
  OwnFaces,
  PersonFace,
} from '@portaria/contract/modules/access/faces/face-answers'
import type { FastifyRequest } from 'fastify'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { Holder } from '../own-pins/own-pins.repository.ts'
import { endConsent, giveConsent } from './face-consents.ts'
import { type FaceHolder, lockHolder, ownPeople, readHolder, requireOwn } from './face-people.ts'
import { keepPhoto, linkPhoto, requireConsent } from './face-photos.ts'
import { readController } from './face-term-text.ts'
import type { FaceTools } from './face-tools.ts'
import { readFace, readFaces } from './faces.repository.ts'

/**
 * A person's own face, and those of minors in their care. Each method takes the actor, in whose
 * session they are read and changed, and throws `not_found` for everybody else's face.
 */
export type OwnFacesService = {
  read(actor: Actor): Promise<OwnFaces>
  /** Throws `face_term_changed` or `face_guardian_consents` on `version`. */
  consent(actor: Actor, person: Holder, body: ConsentBody): Promise<PersonFace>
  withdraw(actor: Actor, person: Holder): Promise<PersonFace>
  /** Throws `face_consent_missing`, `face_guardian_consents` or `face_photo_small` on `file`. */
  sendPhoto(actor: Actor, person: Holder, request: FastifyRequest): Promise<PersonFace>
  linkPhoto(actor: Actor, person: Holder): Promise<{ url: string }>
}

/** Throws `face_guardian_consents` on a field where a minor would act for themselves. */
function requireGuardian(isSelf: boolean, { isMinor }: FaceHolder, field: string): void {
  if (isSelf && isMinor) throw fieldProblem(field, 'face_guardian_consents')
}

export function ownFacesService({
  database,
  seal,
  photoLinks,
  receive,
}: FaceTools): OwnFacesService {
  const faceIn = async (context: TenantContext, person: Holder) =>
    (await readFace(context, person)).face

  return {
    read: (actor) =>
      database.readInTenant(actor, async (context) => {
        const read = await readFaces(context, await ownPeople(context))
        return { controller: await readController(context), people: read.map(({ face }) => face) }
      }),

    consent: (actor, person, body) =>
      database.inTenant(actor, async (context) => {
        const { isSelf } = await requireOwn(context, person)
        const holder = await lockHolder(context, person)
        requireGuardian(isSelf, holder, 'version')
        await giveConsent(context, holder, body, { how: 'session' })
        return faceIn(context, person)
      }),

    withdraw: (actor, person) =>
      database.inTenant(actor, async (context) => {
        await requireOwn(context, person)
        await endConsent(context, await lockHolder(context, person), { how: 'session' })
        return faceIn(context, person)
      }),

    async sendPhoto(actor, person, request) {
      await database.readInTenant(actor, async (context) => {
        const { isSelf } = await requireOwn(context, person)
        requireGuardian(isSelf, await readHolder(context, person), 'file')
        await requireConsent(context, person)
      })
      const photo = await receive(request, actor)
      return database.inTenant(actor, async (context) => {
        const { isSelf } = await requireOwn(context, person)
        const holder = await lockHolder(context, person)
        requireGuardian(isSelf, holder, 'file')
        await keepPhoto(context, seal, holder, photo)
        return faceIn(context, person)
      })
    },

    linkPhoto: (actor, person) =>
      database.inTenant(actor, async (context) => {
        await requireOwn(context, person)
        return linkPhoto(context, photoLinks, await lockHolder(context, person))
      }),
  }
}
