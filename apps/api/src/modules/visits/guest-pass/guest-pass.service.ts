import { systemActor } from '@portaria/contract/actors/actor'
import type { GuestPass } from '@portaria/contract/modules/visits/visits'
import type { Weekday } from '@portaria/contract/value-types/weekdays'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { linkFailures } from '../../../platform/link-failures.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { PassKeys } from '../public/pass-keys.ts'
import { findPass, refusalNow, type StoredPass } from '../public/passes.ts'
import { readShared } from '../public/shared-passes.ts'

/** The page of a pass, for holders of its link. */
export type GuestPassService = {
  /**
   * Returns the data that the guest may see. Throws `token_invalid` on `token` for a link that is
   * unknown, revoked or inactive; not for a guest of a reservation, whose pass may become active
   * again. After many such links from one network it throws `throttled` instead; a valid link is
   * shown even then, since a whole building may be one network.
   */
  look(token: string, address: string): Promise<GuestPass>
}

type Shown = {
  time_zone: string
  host: string | null
  uses_allowed: number | null
  uses_done: number
  weekdays: Weekday[]
  from_time: string | null
  to_time: string | null
  over: boolean
  early: boolean
  paused: boolean
}

export function guestPassService(database: AppDatabase, keys: PassKeys): GuestPassService {
  const failures = linkFailures()

  return {
    async look(token, address) {
      const read = keys.tokens.read(token)
      const found =
        read &&
        (await database.readInTenant(systemActor('guest pass', read.tenantId), async (context) => {
          const pass = await findPass(context, read.id)
          if (!pass || pass.state === 'revoked' || !read.isOf(pass.generation)) return null
          return readPage(keys, context, pass)
        }))
      if (found) return found
      failures.refuse(address)
      failures.count(address)
      throw fieldProblem('token', 'token_invalid')
    },
  }
}

/** The page of a pass; null where it is inactive for good. */
async function readPage(
  keys: PassKeys,
  context: TenantContext,
  pass: StoredPass,
): Promise<GuestPass | null> {
  const { id } = pass
  const { queries, actor } = context
  const shared = await readShared(keys, context, id)
  const shown = await queries.one(sql<Shown>`
    SELECT t.time_zone,
      split_part(coalesce(nullif(h.social_name, ''), h.name), ' ', 1) AS host,
      p.uses_allowed, p.uses_done, p.weekdays, p.from_time, p.to_time,
      now() > p.valid_to AS over, now() < p.valid_from AS early,
      p.kind = 'event_guest' AND p.status <> 'ATIVO' AS paused
    FROM passes p JOIN tenants t ON t.id = p.tenant_id
    LEFT JOIN residents h ON h.tenant_id = p.tenant_id AND h.id = p.host_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id}`)
  if (pass.status !== 'ATIVO' && !shown.paused) return null
  const refusal = await refusalNow(context, pass)
  const isEnded =
    refusal === 'pass_host_gone' || (shown.over && (shown.paused || refusal === 'pass_expired'))
  const isUsed = refusal === 'pass_used_up'
  const isCancelled = refusal === 'pass_cancelled'
  const isOver = isEnded || isUsed || isCancelled || shown.paused
  return {
    state: stateOf({ isCancelled, isEnded, isUsed, isPaused: shown.paused, isEarly: shown.early }),
    guest_name: shared.guest_name,
    company: shared.company,
    address: shared.address,
    time_zone: shown.time_zone,
    host: shown.host,
    code: isOver ? null : shared.code,
    pin: isOver ? null : shared.pin,
    valid_from: shared.valid_from,
    valid_to: shared.valid_to,
    weekdays: shown.weekdays,
    from_time: shown.from_time,
    to_time: shown.to_time,
    uses_left: shown.uses_allowed === null ? null : shown.uses_allowed - shown.uses_done,
  }
}

type Standing = Readonly<
  Record<'isCancelled' | 'isEnded' | 'isUsed' | 'isPaused' | 'isEarly', boolean>
>

function stateOf({
  isCancelled,
  isEnded,
  isUsed,
  isPaused,
  isEarly,
}: Standing): GuestPass['state'] {
  if (isCancelled) return 'cancelled'
  if (isEnded) return 'ended'
  if (isUsed) return 'used'
  if (isPaused) return 'paused'
  return isEarly ? 'not_yet' : 'active'
}
