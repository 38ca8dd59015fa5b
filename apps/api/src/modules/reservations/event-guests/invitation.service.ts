import { systemActor } from '@portaria/contract/actors/actor'
import { type AddressParts, addressLine } from '@portaria/contract/modules/companies/letterhead'
import { RETENTION_DAYS } from '@portaria/contract/modules/companies/settings/retention-settings'
import type { InvitationPage } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { linkFailures } from '../../../platform/link-failures.ts'
import { fieldProblem, ProblemError, problem } from '../../../platform/problem.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import { companyAddress, companyName } from '../../companies/public/companies.ts'
import type { PassKeys } from '../../visits/public/pass-keys.ts'
import { readPassKey } from '../../visits/public/shared-passes.ts'
import { stateNow } from '../event-rows/event-ends.ts'
import type { GuestKeys } from './guest-keys.ts'
import { certainStates } from './guest-list.ts'
import { generationOf } from './share.ts'

/** A guest's answer by their link. */
export type GuestAnswer = {
  readonly token: string
  readonly answer: 'yes' | 'no'
  readonly coming?: number | undefined
}

/** The page of an invitation, for holders of its link (reservations §8). */
export type InvitationService = {
  /**
   * Returns the details that the guest may know; changes nothing. Throws `token_invalid` on
   * `token`, for unknown, revoked and erased links alike. After many such links from one network it
   * throws `throttled` instead.
   */
  look(token: string, address: string): Promise<InvitationPage>
  /**
   * Stores an answer, which may be repeated, and returns the details like `look`. Throws
   * `invitation_over` on `token`, `event_full` on `coming`.
   */
  answer(said: GuestAnswer, address: string): Promise<InvitationPage>
}

type Shown = {
  id: string
  state: 'invited' | 'confirmed' | 'declined' | 'cancelled'
  coming: number | null
  invited: number
  pass_id: string | null
  /** Whether their pass was revoked. */
  revoked: boolean
  event_state: string
  over: boolean
  generation: number
  title: string
  place: string
  company: string
  address: AddressParts
  time_zone: string
  starts_at: Date
  ends_at: Date
  host: string
  kept_days: number
  contact: string | null
  /** Seconds since the last answer. */
  answered_s: number | null
}

/** Seconds before a guest may change an answer. */
const CHANGE_S = 5

type Tools = {
  readonly database: AppDatabase
  readonly machineries: Machineries
  readonly keys: GuestKeys
  readonly passKeys: PassKeys
}

export function invitationService({
  database,
  machineries,
  keys,
  passKeys,
}: Tools): InvitationService {
  const failures = linkFailures()
  const guests = machineryOf(machineries, 'event-guests')

  /** Runs work in the company of a genuine link, in a transaction that reads or one that writes. */
  async function byLink<T>(
    access: 'readInTenant' | 'inTenant',
    { token, address }: { token: string; address: string },
    run: (context: TenantContext, shown: Shown) => Promise<T>,
  ): Promise<T> {
    const read = keys.tokens.read(token)
    const found =
      read &&
      (await database[access](systemActor('guest invitation', read.tenantId), async (context) => {
        const shown = await readShown(context, read.id)
        return shown && read.isOf(shown.generation) ? { answer: await run(context, shown) } : null
      }))
    if (found) return found.answer
    failures.refuse(address)
    failures.count(address)
    throw fieldProblem('token', 'token_invalid')
  }

  async function pageOf(context: TenantContext, shown: Shown): Promise<InvitationPage> {
    const state = stateOf(shown)
    const { title, place, company, address, time_zone, host, invited, coming } = shown
    const hasPass = state === 'confirmed' && shown.pass_id !== null
    return {
      state,
      title,
      place,
      company,
      address: addressLine(address),
      time_zone,
      host,
      invited,
      coming,
      starts_at: shown.starts_at.toISOString(),
      ends_at: shown.ends_at.toISOString(),
      pass: hasPass ? await readPassKey(passKeys, context, shown.pass_id ?? '') : null,
      kept_days: shown.kept_days,
      contact: shown.contact,
    }
  }

  return {
    look: (token, address) => byLink('readInTenant', { token, address }, pageOf),

    answer: ({ token, answer, coming }, address) =>
      byLink('inTenant', { token, address }, async (context, shown) => {
        const state = stateOf(shown)
        const mayAnswer = state === 'open' || state === 'confirmed' || state === 'declined'
        if (!mayAnswer) throw fieldProblem('token', 'invitation_over')
        const isSame =
          answer === 'no'
            ? state === 'declined'
            : state === 'confirmed' && (coming ?? shown.coming) === shown.coming
        if (!isSame) {
          if (shown.answered_s !== null && shown.answered_s < CHANGE_S)
            throw problem('throttled', { retry_after: CHANGE_S })
          const body = answer === 'yes' && coming !== undefined ? { coming } : {}
          const transition = answer === 'yes' ? 'confirm' : 'decline'
          await changeStateIn(guests, context, shown.id, transition, body).catch(
            (error: unknown) => {
              const isOver = error instanceof ProblemError && error.code === 'state_conflict'
              // The reservation or the invitation ended while the guest answered.
              throw isOver ? fieldProblem('token', 'invitation_over') : error
            },
          )
        }
        const answered = await readShown(context, shown.id)
        if (!answered) throw problem('not_found')
        return pageOf(context, answered)
      }),
  }
}

/**
 * Returns the state of an invitation. The guest's answer is its state only while the reservation is
 * certain.
 */
function stateOf({ state, event_state: event, over, revoked }: Shown): InvitationPage['state'] {
  if (state === 'cancelled') return 'cancelled'
  if (over || event === 'done' || event === 'no_show') return 'over'
  if (event === 'requested') return 'waiting'
  if (!certainStates.includes(event) || revoked) return 'cancelled'
  return state === 'invited' ? 'open' : state
}

/**
 * Reads what a guest may see of the company and the reservation: nothing of the unit or of other
 * guests.
 */
const readShown = ({ queries, actor }: TenantContext, id: string): Promise<Shown | undefined> =>
  queries.first(sql<Shown>`
    SELECT g.id, g.state, g.coming, g.pass_id,
      coalesce(p.state <> 'active', false) AS revoked, ${stateNow(sql.ref('e'))} AS event_state, e.ends_at < now() AS over,
      1 + coalesce(g.companions, 0) + coalesce(g.children, 0) AS invited,
      ${generationOf} AS generation, e.title, a.name AS place,
      ${companyName} AS company, t.time_zone, e.starts_at, e.ends_at,
      ${companyAddress} AS address,
      split_part(coalesce(nullif(h.social_name, ''), h.name), ' ', 1) AS host,
      coalesce((t.settings -> 'retention' ->> 'event_guests_days')::int,
        ${RETENTION_DAYS.event_guests_days.usual}) AS kept_days,
      coalesce(t.dpo_email, t.contact_email) AS contact,
      extract(epoch FROM now() - g.answered_at)::float8 AS answered_s
    FROM event_guests g
    JOIN events e ON e.tenant_id = g.tenant_id AND e.id = g.event_id
    JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    JOIN residents h ON h.tenant_id = e.tenant_id AND h.id = e.resident_id
    JOIN tenants t ON t.id = g.tenant_id
    LEFT JOIN passes p ON p.tenant_id = g.tenant_id AND p.id = g.pass_id
    WHERE g.tenant_id = ${actor.tenantId} AND g.id = ${id} AND g.deleted_at IS NULL
      AND g.erased_at IS NULL AND t.status = 'ATIVO'`)
