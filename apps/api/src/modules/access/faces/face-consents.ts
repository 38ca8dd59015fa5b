import type { ConsentBody } from '@portaria/contract/modules/access/faces/face-answers'
import { FACE_TERM_VERSION } from '@portaria/contract/modules/access/faces/face-terms/face-term'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import type { Holder } from '../own-pins/own-pins.repository.ts'
import {
  type FaceHolder,
  type FaceOperation,
  isOf,
  lockRow,
  pointerOf,
  publishFace,
  recordFace,
} from './face-people.ts'
import { callFaceReaders } from './face-readers.ts'
import { faceTermText, readController } from './face-term-text.ts'

/** How a consent came about. */
type Given =
  | { readonly how: 'session' | 'link' }
  | { readonly how: 'paper'; readonly signedOn: string; readonly fileId: string }

/** The live consent of a person. */
export type LiveConsent = {
  readonly id: string
  readonly how: 'session' | 'link' | 'paper'
  readonly version: string
}

/** Reads the live consent of a person; null without one. */
export async function liveConsent(
  { queries, actor }: TenantContext,
  person: Holder,
): Promise<LiveConsent | null> {
  const row = await queries.first(sql<LiveConsent>`
    SELECT c.id, c.given_how AS how, c.term_version AS version FROM face_consents c
    WHERE c.tenant_id = ${actor.tenantId} AND ${isOf('c', person)} AND c.withdrawn_at IS NULL`)
  return row ?? null
}

/** Throws `face_term_changed` on `version` for any other text than the current one. */
export function requireCurrentTerm({ version }: ConsentBody): void {
  if (version !== FACE_TERM_VERSION) throw fieldProblem('version', 'face_term_changed')
}

/**
 * Stores the consent of a locked person, or of their guardian, to the current text. A consent that
 * stands already stays; one that the person gives themselves replaces a paper, and never the other
 * way round. Throws `face_term_changed` or `face_guardian_missing` on `version`, and `state_conflict`
 * for a paper where the person has consented themselves.
 */
export async function giveConsent(
  context: TenantContext,
  person: FaceHolder,
  body: ConsentBody,
  given: Given,
): Promise<void> {
  const { queries, actor } = context
  requireCurrentTerm(body)
  if (person.isMinor && person.guardianId === null)
    throw fieldProblem('version', 'face_guardian_missing')
  const before = await liveConsent(context, person)
  const isOwn = before !== null && before.how !== 'paper'
  if (isOwn && given.how === 'paper') throw problem('state_conflict')
  if (isOwn && before.version === FACE_TERM_VERSION) return
  if (before) await endLive(context, person, { how: 'replaced', fileId: null })
  const id = newId()
  const paper = given.how === 'paper' ? given : { signedOn: null, fileId: null }
  await queries.count(sql`
    INSERT INTO face_consents (tenant_id, id, ${pointerOf(person)}, term_version, term_language,
      term_text, given_how, given_by, guardian_id, signed_on, paper_file_id)
    VALUES (${actor.tenantId}, ${id}, ${person.id}, ${FACE_TERM_VERSION}, ${body.language},
      ${faceTermText(body.language, await readController(context))}, ${given.how},
      ${actor.userId}, ${person.isMinor ? person.guardianId : null}, ${paper.signedOn},
      ${paper.fileId})`)
  if (before) await movePhoto(context, person, id)
  await announce(
    context,
    person,
    given.how === 'paper' ? 'face_consent_filed' : 'face_consent_given',
  )
}

/** How a consent ends. */
type Ended = {
  readonly how: 'session' | 'link' | 'paper' | 'departure'
  readonly fileId?: string | null
}

/**
 * Ends the consent of a person and deletes the photo, in the transaction of the context. Returns
 * whether there was either.
 */
export async function endConsent(
  context: TenantContext,
  person: Holder,
  { how, fileId = null }: Ended,
): Promise<boolean> {
  const { queries, actor } = context
  // Before the rows about the face, as whoever gives consent or sends a photo locks them.
  await lockRow(context, person)
  const photos = await queries.count(sql`
    DELETE FROM faces f WHERE f.tenant_id = ${actor.tenantId} AND ${isOf('f', person)}`)
  const ended = await endLive(context, person, { how, fileId })
  if (ended + photos === 0) return false
  await announce(
    context,
    person,
    how === 'departure' ? 'face_consent_ended' : 'face_consent_withdrawn',
  )
  return true
}

const endLive = (
  { queries, actor }: TenantContext,
  person: Holder,
  { how, fileId }: { how: Ended['how'] | 'replaced'; fileId: string | null },
): Promise<number> =>
  queries.count(sql`
    UPDATE face_consents c SET withdrawn_at = now(), withdrawn_how = ${how},
      withdrawn_by = ${actor.userId}, withdrawal_file_id = ${fileId}
    WHERE c.tenant_id = ${actor.tenantId} AND ${isOf('c', person)} AND c.withdrawn_at IS NULL`)

/** Puts the photo of a replaced consent under the new one, with a version of its own. */
const movePhoto = (
  { queries, actor }: TenantContext,
  person: Holder,
  consentId: string,
): Promise<number> =>
  queries.count(sql`
    WITH gone AS (
      DELETE FROM faces f WHERE f.tenant_id = ${actor.tenantId} AND ${isOf('f', person)}
      RETURNING f.*)
    INSERT INTO faces (tenant_id, id, resident_id, employee_id, provider_id, consent_id, photo,
      sent_at, sent_by, state, tested_at, faults)
    SELECT tenant_id, id, resident_id, employee_id, provider_id, ${consentId}::uuid, photo, sent_at,
      sent_by, state, tested_at, faults
    FROM gone`)

async function announce(
  context: TenantContext,
  person: Holder,
  operation: FaceOperation,
): Promise<void> {
  await recordFace(context, person, operation)
  await publishFace(context, person)
  await callFaceReaders(context)
}
