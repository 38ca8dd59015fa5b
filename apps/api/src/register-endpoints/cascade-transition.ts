import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { together } from '../platform/database/together.ts'
import { type CascadedRow, type CascadeEffect, cascadeStamped } from './cascade.ts'
import { noteLock } from './lock-order.ts'
import type { Machinery } from './machinery.ts'
import { ofTenant, recordColumns, row, tableOf } from './record-columns.ts'
import { newValues, writtenRow } from './row-changes.ts'
import { changedFields, completeRow } from './row-completion.ts'
import { afterTransition, mayStart, stepOf } from './transitions.ts'
import type { Exactly, FieldValuesOf, TransitionOf } from './typed-rows.ts'
import { idsOf, type UntypedRow } from './untyped-row.ts'

/**
 * Makes a transition of other rows as a consequence of a write, even if the actor may not make that
 * transition themselves. It applies to the live rows `r` that meet a condition and are in a state
 * from which it may start. `values` are further values to write. `hold`, `prepare` and `after` run
 * as when a person makes the transition; if they refuse, the whole act is refused. `reason` is
 * noted in the trail.
 */
export async function cascadeTransition<
  R extends AnyRegister,
  const Given extends Readonly<Record<string, unknown>> = FieldValuesOf<R>,
>(
  machinery: Machinery<R>,
  context: TenantContext,
  where: Sql,
  name: TransitionOf<R>,
  reason: string,
  values?: Exactly<Given, FieldValuesOf<R>>,
): Promise<CascadedRow[]> {
  const { register, behaviour } = machinery
  const hooks = behaviour.transitions?.[name]
  if (hooks?.hold) {
    const which = await readRows(register, context, where, sql``)
    await hooks.hold(context, idsOf(which))
  }
  const [rows, step] = await together(
    readRows(register, context, where, sql`FOR NO KEY UPDATE OF r`),
    stepOf(machinery, context, name, {}),
  )
  if (!step) throw new Error(`${register.name} has no transition ${name}`)
  if (rows.length > 0) noteLock(context, register)
  const starting = rows.filter((before) => mayStart(register, step.transition, before))
  const alike = new Map<string, { set: Record<string, unknown>; rows: UntypedRow[] }>()
  for (const before of starting) {
    const draft = { ...before, ...values, ...step.values }
    const next = await completeRow(machinery, context, draft, before, { transition: name })
    const names = changedFields(register, before, next)
    const set = newValues(register, { before, next, names })
    const key = JSON.stringify(Object.entries(set))
    const group = alike.get(key) ?? { set, rows: [] }
    group.rows.push(before)
    alike.set(key, group)
  }
  const changed: CascadedRow[] = []
  const written: UntypedRow[] = []
  for (const { set, rows: group } of alike.values()) {
    const which = sql`r.id = ANY(${idsOf(group)}::uuid[])`
    const effect: CascadeEffect = { set, operation: name }
    const done = await cascadeStamped<AnyRegister>(context, register, which, effect, reason)
    const stamps = new Map(done.map((one) => [one.id, one]))
    for (const before of group) {
      const own = stamps.get(before.id)
      if (!own) continue
      const { id, version, updated_at } = own
      changed.push({ id, version })
      const stamp = { id, version, updated_at, updated_by: context.actor.userId }
      written.push(writtenRow(before, set, stamp))
    }
  }
  const inOrder = written.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  await afterTransition(machinery, context, name, inOrder)
  return changed
}

const readRows = (
  register: AnyRegister,
  { queries, actor }: TenantContext,
  where: Sql,
  lock: Sql,
): Promise<UntypedRow[]> =>
  queries.all(sql<UntypedRow>`
    SELECT ${recordColumns(register)} FROM ${tableOf(register)} r
    WHERE ${ofTenant(register, actor, row)} AND r.deleted_at IS NULL AND ${where}
    ORDER BY r.id ${lock}`)
