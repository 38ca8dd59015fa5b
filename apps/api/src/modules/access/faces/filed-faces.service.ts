import type { Actor } from '@portaria/contract/actors/actor'
import type {
  FiledConsentBody,
  FiledFace,
  FiledWithdrawalBody,
} from '@portaria/contract/modules/access/faces/face-answers'
import type { FastifyRequest } from 'fastify'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { claimOwnFile } from '../../../platform/files/own-files.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { readToday } from '../../companies/public/company-day.ts'
import type { Holder } from '../own-pins/own-pins.repository.ts'
import { endConsent, giveConsent, liveConsent } from './face-consents.ts'
import { askByLetter } from './face-letters.ts'
import { lockHolder, readHolder } from './face-people.ts'
import { keepPhoto, linkPhoto, requireConsent } from './face-photos.ts'
import { readController } from './face-term-text.ts'
import type { FaceTools } from './face-tools.ts'
import { readFace, readPast } from './faces.repository.ts'

/**
 * The faces of a company's people for those who file signed papers. Each method takes the actor, and
 * throws `not_found` for nobody of the company.
 */
export type FiledFacesService = {
  read(actor: Actor, person: Holder): Promise<FiledFace>
  /**
   * Throws `face_term_changed` or `face_guardian_missing` on `version`, `in_future` on `signed_on`,
   * `not_found` on `paper_file_id`, and `state_conflict` where the person has consented themselves.
   */
  consent(actor: Actor, person: Holder, body: FiledConsentBody): Promise<FiledFace>
  /** Throws `not_found` on `paper_file_id`. */
  withdraw(actor: Actor, person: Holder, body: FiledWithdrawalBody): Promise<FiledFace>
  /** Throws `face_consent_missing` or `face_photo_small` on `file`. */
  sendPhoto(actor: Actor, person: Holder, request: FastifyRequest): Promise<FiledFace>
  /** Throws `state_conflict` unless the live consent is on a paper that was filed. */
  linkPhoto(actor: Actor, person: Holder): Promise<{ url: string }>
  /** Throws `face_no_email` on `email`, and `throttled` for too many letters. */
  write(actor: Actor, person: Holder): Promise<FiledFace>
}

async function faceIn(context: TenantContext, person: Holder): Promise<FiledFace> {
  const [{ face, mayWrite }, controller, past] = await together(
    readFace(context, person),
    readController(context),
    readPast(context, person),
  )
  return { ...face, controller, past, may_write: mayWrite }
}

export function filedFacesService({
  database,
  seal,
  photoLinks,
  receive,
}: FaceTools): FiledFacesService {
  return {
    read: (actor, person) => database.readInTenant(actor, (context) => faceIn(context, person)),

    consent: (actor, person, body) =>
      database.inTenant(actor, async (context) => {
        const holder = await lockHolder(context, person)
        const { signed_on: signedOn, paper_file_id: fileId } = body
        if (signedOn > (await readToday(context))) throw fieldProblem('signed_on', 'in_future')
        await claimOwnFile(context, body, 'paper_file_id')
        await giveConsent(context, holder, body, { how: 'paper', signedOn, fileId })
        return faceIn(context, person)
      }),

    withdraw: (actor, person, body) =>
      database.inTenant(actor, async (context) => {
        const holder = await lockHolder(context, person)
        const { paper_file_id: fileId = null } = body
        if (fileId !== null) await claimOwnFile(context, body, 'paper_file_id')
        await endConsent(context, holder, { how: 'paper', fileId })
        return faceIn(context, person)
      }),

    async sendPhoto(actor, person, request) {
      await database.readInTenant(actor, async (context) => {
        await readHolder(context, person)
        await requireConsent(context, person)
      })
      const photo = await receive(request, actor)
      return database.inTenant(actor, async (context) => {
        await keepPhoto(context, seal, await lockHolder(context, person), photo)
        return faceIn(context, person)
      })
    },

    linkPhoto: (actor, person) =>
      database.inTenant(actor, async (context) => {
        const holder = await lockHolder(context, person)
        const consent = await liveConsent(context, person)
        if (consent?.how !== 'paper') throw problem('state_conflict')
        return linkPhoto(context, photoLinks, holder)
      }),

    write: (actor, person) =>
      database.inTenant(actor, async (context) => {
        await askByLetter(context, await lockHolder(context, person))
        return faceIn(context, person)
      }),
  }
}
