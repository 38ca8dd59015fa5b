import { FACE_PHOTO } from '@portaria/contract/modules/access/faces/face-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { EncodedImage, PictureForm } from '../../../platform/files/image-encoder.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import type { Holder } from '../own-pins/own-pins.repository.ts'
import { liveConsent } from './face-consents.ts'
import { isOf, pointerOf, publishFace, recordFace } from './face-people.ts'
import type { FacePhotoLinks } from './face-photo-links.ts'
import { callFaceReaders } from './face-readers.ts'
import type { FaceSeal } from './face-seal.ts'

/** The form in which photos of faces are kept and sent to readers. */
export const FACE_FORM: PictureForm<'image/jpeg'> = {
  mediaType: 'image/jpeg',
  longest: FACE_PHOTO.longest,
  quality: 88,
}

/** A photo as it arrived. */
export type SentPhoto = EncodedImage<'image/jpeg'>

/** Throws `face_consent_missing` on `file` for a person without a live consent. */
export async function requireConsent(context: TenantContext, person: Holder): Promise<string> {
  const consent = await liveConsent(context, person)
  if (consent === null) throw fieldProblem('file', 'face_consent_missing')
  return consent.id
}

/**
 * Stores the photo of a locked person in place of the earlier one; readers test it before any of
 * them gets it. Throws `face_consent_missing` or `face_photo_small` on `file`.
 */
export async function keepPhoto(
  context: TenantContext,
  seal: FaceSeal,
  person: Holder,
  { bytes, width, height }: SentPhoto,
): Promise<void> {
  const { queries, actor } = context
  if (Math.min(width, height) < FACE_PHOTO.least) throw fieldProblem('file', 'face_photo_small')
  const consentId = await requireConsent(context, person)
  await queries.count(sql`
    DELETE FROM faces f WHERE f.tenant_id = ${actor.tenantId} AND ${isOf('f', person)}`)
  const id = newId()
  await queries.count(sql`
    INSERT INTO faces (tenant_id, id, ${pointerOf(person)}, consent_id, photo, sent_by)
    VALUES (${actor.tenantId}, ${id}, ${person.id}, ${consentId},
      ${seal.seal(actor.tenantId, id, bytes)}, ${actor.userId})`)
  await recordFace(context, person, 'face_photo_sent')
  await publishFace(context, person)
  await callFaceReaders(context)
}

/** Makes a link to the photo of a person, and records it; throws `not_found` without a photo. */
export async function linkPhoto(
  context: TenantContext,
  links: FacePhotoLinks,
  person: Holder,
): Promise<{ url: string }> {
  const { queries, actor } = context
  const face = await queries.first(sql<{ id: string }>`
    SELECT f.id FROM faces f
    WHERE f.tenant_id = ${actor.tenantId} AND ${isOf('f', person)} AND f.photo IS NOT NULL`)
  if (!face) throw problem('not_found')
  await recordFace(context, person, 'face_photo_read')
  return { url: links.linkOf(actor.tenantId, face.id) }
}

/** Opens the photo of a row; throws `not_found` where there is none. */
export async function openPhoto(
  { queries, actor }: TenantContext,
  seal: FaceSeal,
  id: string,
): Promise<Buffer> {
  const face = await queries.first(sql<{ photo: Buffer | null }>`
    SELECT photo FROM faces WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  const opened = face?.photo ? seal.open(actor.tenantId, id, face.photo) : null
  if (opened === null) throw problem('not_found')
  return opened
}
