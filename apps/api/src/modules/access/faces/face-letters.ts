import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import type { Language } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { JobTools } from '../../../parts/module.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import type { Tasks } from '../../../platform/jobs/task.ts'
import { letter } from '../../../platform/mail/letter.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { isMinorToday } from '../../accounts/public/minors.ts'
import { companyName } from '../../companies/public/companies.ts'
import { registerOf } from '../own-pins/own-pins.repository.ts'
import { faceLetters, faceLetterTexts } from './face-letter-texts.ts'
import { type FaceHolder, isOf, pointerOf, publishFace, recordFace } from './face-people.ts'
import { facePage, faceTokens } from './face-tools.ts'
import { readFace } from './faces.repository.ts'

/** Seconds between two letters to a person, and the most letters in a day. */
const PAUSE_S = 300
const LETTERS_A_DAY = 10

type Asked = { readonly id: string; readonly since_s: number }

/**
 * Has a letter with a new link sent to a locked person, or to a minor's guardian; the link of the
 * letter before ends. Throws `face_no_email` on `email`, and `throttled` for too many letters.
 */
export async function askByLetter(context: TenantContext, person: FaceHolder): Promise<void> {
  const { queries, actor } = context
  const { mayWrite } = await readFace(context, person)
  if (!mayWrite) throw fieldProblem('email', 'face_no_email')
  const before = await queries.first(sql<Asked>`
    SELECT l.id, extract(epoch FROM now() - l.asked_at)::float8 AS since_s FROM face_links l
    WHERE l.tenant_id = ${actor.tenantId} AND ${isOf('l', person)}`)
  if (before && before.since_s < PAUSE_S)
    throw problem('throttled', { retry_after: Math.ceil(PAUSE_S - before.since_s) })
  const { letters } = await queries.one(sql<{ letters: number }>`
    SELECT count(*)::int AS letters FROM audit_log
    WHERE tenant_id = ${actor.tenantId} AND register = ${registerOf(person)}
      AND row_id = ${person.id} AND operation = 'face_letter_sent'
      AND at > now() - interval '1 day'`)
  if (letters >= LETTERS_A_DAY) throw problem('throttled', { retry_after: 3_600 })
  const id = before?.id ?? newId()
  if (before)
    await queries.count(sql`
      UPDATE face_links SET generation = generation + 1, asked_at = now(),
        asked_by = ${actor.userId}, spent_at = NULL
      WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  else
    await queries.count(sql`
      INSERT INTO face_links (tenant_id, id, ${pointerOf(person)}, asked_by)
      VALUES (${actor.tenantId}, ${id}, ${person.id}, ${actor.userId})`)
  await recordFace(context, person, 'face_letter_sent')
  await publishFace(context, person)
  // The job does not contain the link, which is made together with the letter.
  await enqueueJob(context, {
    task: 'send_face_letter',
    data: { linkId: id, about: 'consent' },
    key: id,
  })
}

const ofLink = z.object({
  linkId: z.uuid(),
  about: z._default(z.enum(faceLetters), 'consent'),
})

type Written = {
  readonly generation: number
  readonly email: string | null
  readonly company: string
  readonly language: Language | null
}

/**
 * Makes the letters by which people are asked for their consent, and told that a photo came by the link
 * (access §38, §64).
 */
export function faceLetterTasks({
  secret,
  publicUrl,
  mailer,
  onKept,
}: Pick<JobTools, 'secret' | 'publicUrl' | 'mailer' | 'onKept'>): Tasks {
  const tokens = faceTokens(secret)
  return {
    send_face_letter: {
      scope: 'tenant',
      async run({ database, actor: { tenantId } }, data) {
        const { linkId, about } = ofLink.parse(data)
        const system = systemActor('face letter', tenantId)
        const found = await database.readInTenant(system, (context) => readWritten(context, linkId))
        if (!found?.email) return
        const { generation, email, company } = found
        const language = found.language ?? 'pt'
        const link = facePage(publicUrl, tokens.of({ tenantId, id: linkId, generation }))
        // Somebody else typed the name.
        const to = { name: null, email, language }
        const posted = await mailer.send(
          letter(to, link, faceLetterTexts[about][language](company)),
        )
        if (posted?.keptAs) onKept(posted.keptAs)
      },
    },
  }
}

/** Reads a link with the address of its person, or of a minor's guardian, and their language. */
const readWritten = (
  { queries, actor }: TenantContext,
  linkId: string,
): Promise<Written | undefined> =>
  queries.first(sql<Written>`
    SELECT l.generation, w.email, ${companyName} AS company,
      coalesce((SELECT u.language FROM users u
        WHERE lower(u.email) = lower(w.email) AND u.deleted_at IS NULL), a.language) AS language
    FROM face_links l
    JOIN tenants t ON t.id = l.tenant_id
    JOIN users a ON a.id = l.asked_by
    LEFT JOIN residents r ON r.tenant_id = l.tenant_id AND r.id = l.resident_id
      AND r.deleted_at IS NULL
    LEFT JOIN residents g ON g.tenant_id = r.tenant_id AND g.id = r.guardian_id
      AND g.deleted_at IS NULL
    LEFT JOIN employees e ON e.tenant_id = l.tenant_id AND e.id = l.employee_id
      AND e.deleted_at IS NULL
    LEFT JOIN service_providers p ON p.tenant_id = l.tenant_id AND p.id = l.provider_id
      AND p.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT CASE
      WHEN ${isMinorToday(sql.ref('r'), actor)} THEN g.email ELSE coalesce(r.email, e.email, p.email) END AS email) w
    WHERE l.tenant_id = ${actor.tenantId} AND l.id = ${linkId}`)
