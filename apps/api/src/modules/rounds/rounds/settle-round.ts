import type { rounds } from '@portaria/contract/modules/rounds/rounds/rounds'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { cascadeTransition } from '../../../register-endpoints/cascade-transition.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { findStored } from '../../../register-endpoints/read-records.ts'
import type { RowOf, TransitionOf } from '../../../register-endpoints/typed-rows.ts'
import { sameValue } from '../../../register-endpoints/untyped-row.ts'
import { settleWalk } from './settle-walk.ts'
import { readEntries, readPlan, writePoints } from './walk.repository.ts'
import type { Settled } from './walk-types.ts'

type Row = RowOf<typeof rounds>

/** The transition that leads to each state. */
const steps = {
  running: 'run',
  completed: 'complete',
  completed_with_exceptions: 'except',
  aborted: 'stop',
} as const satisfies Record<Settled['state'], TransitionOf<typeof rounds>>

/**
 * The values of a round's row that result from the walk. A round that was stopped by hand stays
 * stopped.
 */
const fieldsOf = (settled: Settled, row: Row) => ({
  punctuality: settled.punctuality,
  started_at: settled.started_at,
  finished_at: settled.finished_at,
  clock_off_min: settled.clock_off_min,
  walker_id: settled.walker_id,
  walked_by_id: settled.walked_by_id,
  points_done: settled.points_done,
  no_signal: false,
  ...(row.aborted_by_id === null && {
    aborted_at: settled.aborted_at,
    abort_reason: settled.abort_reason,
  }),
})

/**
 * Writes the state, the times and the points of a locked round as they follow from its entries. A
 * repeated call gives the same result, so that entries may arrive in any order, late and more than
 * once.
 */
export async function settleRound(
  context: TenantContext,
  machineries: Machineries,
  roundId: string,
): Promise<void> {
  const [plan, entries, row] = await together(
    readPlan(context, roundId),
    readEntries(context, roundId),
    findStored(machineryOf(machineries, 'rounds'), context, roundId),
  )
  const settled = settleWalk(plan, entries)
  if (!settled) return
  const state = row.aborted_by_id === null ? settled.state : 'aborted'
  const fields = fieldsOf(settled, row)
  const next = { ...fields, state }
  const isSame = (Object.keys(next) as (keyof typeof next)[]).every((name) =>
    sameValue(next[name], row[name]),
  )
  await together(
    writePoints(context, roundId, plan, settled),
    isSame
      ? undefined
      : cascadeTransition(
          machineryOf(machineries, 'rounds'),
          context,
          sql`r.id = ${roundId}`,
          steps[state],
          'what was recorded',
          fields,
        ),
  )
}
