import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import type { FastifyRequest } from 'fastify'
import { admission } from '../admission.ts'
import type { AppDatabase } from '../database/app-database.ts'
import { fairQueue } from '../fair-queue.ts'
import { readForm } from './form-reader.ts'
import { type EncodedImage, encodeImage, type PictureForm, SCREEN_FORM } from './image-encoder.ts'
import { countUpload } from './upload-quota.ts'
import { readUpload } from './upload-reader.ts'

/**
 * Limits of pictures in progress: being sent, waiting or being decoded. Each may take 12 MB on
 * disk.
 */
const IN_PROGRESS = { inAll: 60, perTenant: 12, perPerson: 6, retryAfter: 2 }

/**
 * Limits of pictures being decoded: two, one per company, so that a company's uploads do not delay
 * the photo at another's gate.
 */
const DECODING = {
  slots: 2,
  perTenant: 1,
  perPerson: 1,
  waitingPerTenant: IN_PROGRESS.perTenant,
  waitingPerPerson: IN_PROGRESS.perPerson,
  waitMs: 20_000,
}

export type PictureIntake = {
  /**
   * Receives the picture of a form. Throws `unavailable` if too many are in progress and
   * `throttled` if too many were sent, both before the form is read; also throws the problems of
   * `readUpload` and `encodeImage`.
   */
  receive(request: FastifyRequest, actor: Actor): Promise<EncodedImage>
  /** Receives a picture that is stored in another form than for screens. */
  receiveAs<Type extends PictureForm['mediaType']>(
    form: PictureForm<Type>,
    request: FastifyRequest,
    actor: Actor,
  ): Promise<EncodedImage<Type>>
  /** Number of pictures in progress, and of those being decoded. */
  load(): { inProgress: number; decoding: number }
}

/**
 * Makes the intake that every upload of a picture passes (platform §23); `folder` holds the files
 * meanwhile.
 */
export function pictureIntake(database: AppDatabase, folder: string): PictureIntake {
  const admitted = admission(IN_PROGRESS)
  const turns = fairQueue(DECODING)
  const receiveAs: PictureIntake['receiveAs'] = async (form, request, actor) => {
    const party = { tenant: actor.tenantId ?? NIL_TENANT, person: actor.userId ?? '' }
    const leave = admitted.enter(party)
    const file = path.join(folder, newId())
    try {
      await countUpload(database, actor)
      const saidType = await readForm(request, () => readUpload(request, file))
      return await turns.run(party, () => encodeImage(file, saidType, form))
    } finally {
      await rm(file, { force: true })
      leave()
    }
  }
  return {
    receive: (request, actor) => receiveAs(SCREEN_FORM, request, actor),
    receiveAs,
    load: () => ({ inProgress: admitted.load(), decoding: turns.load().running }),
  }
}
