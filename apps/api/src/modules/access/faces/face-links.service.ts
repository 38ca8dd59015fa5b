import { systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import type {
  ConsentBody,
  OwnFaces,
  PersonFace,
} from '@portaria/contract/modules/access/faces/face-answers'
import { FACE_LINK_DAYS } from '@portaria/contract/modules/access/faces/face-words'
import { isMinor } from '@portaria/contract/modules/people/minors'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type ActLimit, countAct } from '../../../platform/act-counts.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { linkFailures } from '../../../platform/link-failures.ts'
import { linkReads } from '../../../platform/link-reads.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { type InhabitantColumns, inhabitantOf } from '../decisions/person-facts.ts'
import type { Holder } from '../own-pins/own-pins.repository.ts'
import { endConsent, giveConsent } from './face-consents.ts'
import { type FaceHolder, lockHolder, readHolder } from './face-people.ts'
import { tellOfPhoto } from './face-photo-news.ts'
import { keepPhoto, requireConsent } from './face-photos.ts'
import { readController } from './face-term-text.ts'
import type { FaceTools } from './face-tools.ts'
import { readFace } from './faces.repository.ts'

/** A link as it was called: its token, and the network address of the call. */
export type CalledLink = { readonly token: string; readonly address: string }

/**
 * The face of one person, for holders of a link that a letter brought (access §38). Each method
 * throws `token_invalid` on `token` for unknown and replaced links alike, `face_link_over` for one
 * whose time is over, and `throttled` for too many calls.
 */
export type FaceLinksService = {
  /** Changes nothing. */
  look(link: CalledLink): Promise<OwnFaces>
  /**
   * Throws `face_company_inactive` or `face_link_used` on `token`, and `face_term_changed` or
   * `face_guardian_missing` on `version`.
   */
  consent(link: CalledLink, body: ConsentBody): Promise<PersonFace>
  withdraw(link: CalledLink): Promise<PersonFace>
  /**
   * Throws `face_company_inactive` or `face_link_used` on `token`, and `face_consent_missing` or
   * `face_photo_small` on `file`.
   */
  sendPhoto(link: CalledLink, request: FastifyRequest): Promise<PersonFace>
}

/** Photos of one link in an hour; whoever has to try oftener waits. */
const PHOTOS: ActLimit = { act: 'face_photo', free: 20, windowS: 3_600 }

type Stored = InhabitantColumns & {
  readonly generation: number
  readonly asked_on: string
  readonly asked_by: string
  readonly birth_date: string | null
  readonly is_over: boolean
  readonly is_served: boolean
  readonly is_spent: boolean
}

type Opened = {
  readonly holder: FaceHolder
  readonly askedBy: string
  readonly linkId: string
  /** Whether the company is active. */
  readonly isServed: boolean
  /** Whether a photo that came since was accepted, or a consent was withdrawn since. */
  readonly isSpent: boolean
}

export function faceLinksService({ database, seal, tokens, receive }: FaceTools): FaceLinksService {
  const failures = linkFailures()
  const reads = linkReads()

  /** Runs work about the person of a genuine link, in a transaction that reads or one that writes. */
  async function byLink<T>(
    access: 'readInTenant' | 'inTenant',
    { token, address }: CalledLink,
    run: (context: TenantContext, opened: Opened) => Promise<T>,
  ): Promise<T> {
    reads.allow(token.toLowerCase())
    const read = tokens.read(token)
    const found =
      read &&
      (await database[access](
        { ...systemActor('face link', read.tenantId), address },
        async (context) => {
          const first = await readLink(context, read.id)
          if (!first || !read.isOf(first.generation)) return null
          const holder = await openHolder(context, first, access)
          // Whoever held the person may have sent another letter, or accepted a photo of this one.
          const stored = access === 'inTenant' ? await readLink(context, read.id) : first
          if (!stored || !read.isOf(stored.generation)) return null
          const { asked_by: askedBy, is_served: isServed, is_spent: isSpent } = stored
          const opened = { holder, askedBy, linkId: read.id, isServed, isSpent }
          return { answer: await run(context, opened) }
        },
      ))
    if (found) return found.answer
    failures.refuse(address)
    failures.count(address)
    throw fieldProblem('token', 'token_invalid')
  }

  return {
    look: (link) =>
      byLink('readInTenant', link, async (context, { holder, ...opened }) => ({
        controller: await readController(context),
        people: [{ ...(await shownFace(context, holder)), link_refusal: refusalOf(opened) }],
      })),

    consent: (link, body) =>
      byLink('inTenant', link, async (context, { holder, ...opened }) => {
        requireUsable(opened)
        await giveConsent(context, holder, body, { how: 'link' })
        return shownFace(context, holder)
      }),

    withdraw: (link) =>
      byLink('inTenant', link, async (context, { holder, ...opened }) => {
        await endConsent(context, holder, { how: 'link' })
        const refusal = refusalOf({ ...opened, isSpent: true })
        return { ...(await shownFace(context, holder)), link_refusal: refusal }
      }),

    async sendPhoto(link, request) {
      // Counted against whoever sent the letter, since the sender of the photo has no login.
      const counted = await byLink('inTenant', link, async (context, { holder, ...opened }) => {
        requireUsable(opened)
        await requireConsent(context, holder)
        await countAct(context, PHOTOS, opened.linkId)
        return { ...context.actor, userId: opened.askedBy } satisfies TenantActor
      })
      const photo = await receive(request, counted)
      return byLink('inTenant', link, async (context, { holder, ...opened }) => {
        // A reader may have accepted another photo while this one came in.
        requireUsable(opened)
        await keepPhoto(context, seal, holder, photo)
        const { face } = await readFace(context, holder)
        await tellOfPhoto(context, holder, face.person.name, opened)
        return withoutNames(face)
      })
    },
  }
}

/** Whether a consent `c` is of the person of the link `l`. */
const theirConsent = sql`(c.resident_id = l.resident_id OR c.employee_id = l.employee_id
  OR c.provider_id = l.provider_id)`

const readLink = ({ queries, actor }: TenantContext, id: string): Promise<Stored | undefined> =>
  queries.first(sql<Stored>`
    SELECT l.resident_id, l.employee_id, l.provider_id, l.generation, l.asked_by,
      (l.asked_at AT TIME ZONE t.time_zone)::date::text AS asked_on,
      r.birth_date::text AS birth_date,
      l.asked_at + make_interval(days => ${sql.lit(FACE_LINK_DAYS)}) < now()
        OR coalesce(r.deleted_at, e.deleted_at, p.deleted_at) IS NOT NULL AS is_over,
      t.status = 'ATIVO' AS is_served,
      l.spent_at IS NOT NULL
      OR EXISTS (SELECT FROM face_consents c WHERE c.tenant_id = l.tenant_id AND ${theirConsent}
        AND c.withdrawn_at >= l.asked_at AND c.withdrawn_how <> 'replaced') AS is_spent
    FROM face_links l JOIN tenants t ON t.id = l.tenant_id
    LEFT JOIN residents r ON r.tenant_id = l.tenant_id AND r.id = l.resident_id
    LEFT JOIN employees e ON e.tenant_id = l.tenant_id AND e.id = l.employee_id
    LEFT JOIN service_providers p ON p.tenant_id = l.tenant_id AND p.id = l.provider_id
    WHERE l.tenant_id = ${actor.tenantId} AND l.id = ${id} AND t.deleted_at IS NULL`)

/**
 * Refuses what only an active company may collect, and what a letter brings only once, so that a letter
 * in other hands puts no other face in its place. Withdrawing is always possible (access §64, §67).
 */
function requireUsable(opened: Pick<Opened, 'isServed' | 'isSpent'>): void {
  const refusal = refusalOf(opened)
  if (refusal !== null) throw fieldProblem('token', refusal)
}

/** Returns why a link only withdraws; null while it does more. */
function refusalOf({ isServed, isSpent }: Pick<Opened, 'isServed' | 'isSpent'>) {
  if (!isServed) return 'face_company_inactive'
  return isSpent ? 'face_link_used' : null
}

/**
 * Returns the person of a link. Throws `face_link_over` once its time is over, and once a minor whose
 * guardian got the letter is of age.
 */
async function openHolder(
  context: TenantContext,
  stored: Stored,
  access: 'readInTenant' | 'inTenant',
): Promise<FaceHolder> {
  const { is_over: isOver, birth_date: birthDate, asked_on: askedOn } = stored
  if (isOver) throw fieldProblem('token', 'face_link_over')
  const person = inhabitantOf(stored)
  if (person === null) throw problem('not_found')
  const holder = await (access === 'inTenant' ? lockHolder : readHolder)(context, person)
  const wentToGuardian = birthDate !== null && isMinor(birthDate, askedOn)
  if (wentToGuardian && !holder.isMinor) throw fieldProblem('token', 'face_link_over')
  return holder
}

/** Returns what a link shows of a face: the first name, and nobody else's. */
async function shownFace(context: TenantContext, holder: Holder): Promise<PersonFace> {
  return withoutNames((await readFace(context, holder)).face)
}

function withoutNames(face: PersonFace): PersonFace {
  const [first = ''] = face.person.name.split(' ')
  return {
    ...face,
    person: { ...face.person, name: first },
    consent: face.consent && { ...face.consent, by: null, guardian: null },
  }
}
