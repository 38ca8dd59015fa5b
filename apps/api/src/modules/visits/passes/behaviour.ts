import { destinationFields } from '@portaria/contract/modules/visits/destinations'
import { isTooLong } from '@portaria/contract/modules/visits/pass-window'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { holdRows } from '../../../register-endpoints/cascade.ts'
import { cascadeTransition } from '../../../register-endpoints/cascade-transition.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import type { NewRowOf, RowOf } from '../../../register-endpoints/typed-rows.ts'
import { idsOf } from '../../../register-endpoints/untyped-row.ts'
import { notify } from '../../notices/public/notifications.ts'
import { namesOf } from '../public/destinations.ts'
import type { PassKeys } from '../public/pass-keys.ts'
import { renewSecrets } from '../public/pass-secrets.ts'
import { whoAnswers } from '../public/visits.ts'
import {
  requireAnswerer,
  requireAuthoriser,
  requireHostAtHome,
} from '../visits/visit-destination.ts'
import { giverOf } from './givers.ts'
import { sharePass } from './share.ts'

type Row = RowOf<typeof passes>
type NewRow = NewRowOf<typeof passes>

/**
 * Passes beyond their definition: a resident gives them only for their own household, and none
 * lasts longer than a year. Revoking a pass ends everything that depends on it (visits §20, §21).
 */
export const passesBehaviour = (keys: PassKeys, machineries: Machineries) =>
  defineBehaviour(passes, {
    async beforeWrite(context, next, before) {
      if (isTooLong(next.valid_from, next.valid_to)) throw fieldProblem('valid_to', 'out_of_range')
      const isElsewhere = (['host_id', ...destinationFields] as const).some(
        (name) => next[name] !== before?.[name],
      )
      if (before === null) await requireAnswerer(context, next)
      if (isElsewhere) await requireHostAtHome(context, next)
      return next
    },

    async beforeCreate(context, next) {
      return {
        ...next,
        guest_name: next.guest_name ?? (await nameOf(context, next)),
        given_by: next.given_by ?? giverOf(context.actor.role),
        uses_done: 0,
      }
    },

    beforeChange: asUsed,

    async afterCreate(context, row) {
      await renewSecrets(keys, context, row.id)
      if (row.given_by !== 'gate') return
      await requireTermsOfGate(context, row)
      await tellHousehold(context, row)
    },

    transitions: { revoke: { hold: holdVisits, after: cancelVisits(machineries) } },

    actions: { share: sharePass(keys) },
  })

/** With another number of uses, a pass is used up, or may be used again. */
async function asUsed(_: TenantContext, next: Row): Promise<Row> {
  const { state, uses_done: done, uses_allowed: allowed } = next
  if (state !== 'active' && state !== 'used') return next
  const isUsed = allowed !== null && done !== null && done >= allowed
  return { ...next, state: isUsed ? 'used' : 'active' }
}

/**
 * Requires that somebody of the unit has given their word for a pass from the gate, and that the
 * pass ends with the day.
 */
async function requireTermsOfGate(context: TenantContext, next: NewRow): Promise<void> {
  const { queries, actor } = context
  await requireAuthoriser(context, next)
  const { late } = await queries.one(sql<{ late: boolean }>`
    SELECT (${next.valid_to}::timestamptz AT TIME ZONE t.time_zone)
      > (tenant_today(t.id) + 1)::timestamp AS late
    FROM tenants t WHERE t.id = ${actor.tenantId}`)
  if (late) throw fieldProblem('valid_to', 'ends_with_today')
}

/**
 * Notifies the people who may authorise at the unit that the gate made a pass, and by whose word.
 */
async function tellHousehold(context: TenantContext, pass: NewRow): Promise<void> {
  const { place, by } = await namesOf(context, pass)
  await notify(context, {
    kind: 'pass_given',
    recipients: await whoAnswers(context, pass),
    subject: { register: 'passes', id: pass.id },
    words: { visitor: pass.guest_name ?? '', place, by },
    key: pass.id,
  })
}

async function nameOf({ queries, actor }: TenantContext, row: NewRow): Promise<string | null> {
  const found = await queries.first(sql<{ name: string }>`
    SELECT coalesce(nullif(social_name, ''), name) AS name FROM visitors
    WHERE tenant_id = ${actor.tenantId} AND id = ${row.visitor_id}::uuid`)
  return found?.name ?? null
}

const ofPasses = (ids: readonly string[]) =>
  sql`r.pass_id = ANY(${[...ids]}::uuid[]) AND r.state = 'expected'`

/** Visits are locked first, since a visit that ends at the same moment ends its pass. */
const holdVisits = (context: TenantContext, ids: readonly string[]) =>
  holdRows(context, visits, ofPasses(ids))

/** Cancels future visits of a pass that is revoked. */
const cancelVisits =
  (machineries: Machineries) =>
  async (context: TenantContext, rows: readonly Row[]): Promise<void> => {
    const which = ofPasses(idsOf(rows))
    const machinery = machineryOf(machineries, 'visits')
    await cascadeTransition(machinery, context, which, 'cancel', 'the pass was revoked')
  }
