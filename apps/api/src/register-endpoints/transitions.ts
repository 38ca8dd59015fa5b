import type { Actor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { type Transition, transitionOf } from '@portaria/contract/define-register/states'
import { issuesToCodes, transitionSchema } from '@portaria/contract/record-checks/validation'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { together } from '../platform/database/together.ts'
import { problem } from '../platform/problem.ts'
import { hiddenIn } from './aspects/hidden-values/own-typing.ts'
import { publishChange } from './change-event.ts'
import type { Machinery } from './machinery.ts'
import { seenWhole } from './read-records.ts'
import { type ChangeOptions, writeChange } from './row-changes.ts'
import { changedFields, completeRow } from './row-completion.ts'
import type { TransitionOf } from './typed-rows.ts'
import { type UntypedRow, versionOf } from './untyped-row.ts'
import { lockAndFind, type WrittenRow } from './write-records.ts'

type Body = Readonly<Record<string, unknown>>

/** One transition that is about to be made, with its values and options. */
export type Step = {
  readonly transition: Transition
  /** The values for every row: the state, the asked values and the stamps. */
  readonly values: Body
  readonly options: ChangeOptions
  /** The time of the transition: now, or that of the event if it is recorded later. */
  readonly at: Date
}

/**
 * Returns the step of a register's transition for the actor, as of now; null for another action.
 */
export async function stepOf(
  { register }: Pick<Machinery, 'register'>,
  { queries, actor, at: happened }: TenantContext,
  name: string,
  asked: Body,
): Promise<Step | null> {
  const transition = transitionOf(register, name)
  if (!transition || !register.states) return null
  const { at, by } = transition.stamps ?? {}
  // The transaction may have waited for its rows since it began.
  const { now, clock } = await queries.one(sql<{ now: Date; clock: Date }>`
    SELECT coalesce(${happened ?? null}::timestamptz, now()) AS now,
      coalesce(${happened ?? null}::timestamptz, clock_timestamp()) AS clock`)
  return {
    transition,
    values: {
      ...asked,
      [register.states.field]: transition.to,
      ...(at && { [at]: now }),
      ...(by && { [by]: actor.userId }),
    },
    options: { operation: name, typed: hiddenIn(register, actor, asked) },
    at: clock,
  }
}

/** Whether a transition may start in the state of a row. */
export const mayStart = ({ states }: AnyRegister, { from }: Transition, stored: UntypedRow) =>
  states !== undefined && from.some((state) => state === stored[states.field])

/**
 * Returns a row with the state that people see at a moment: a state that a job ends is over at its
 * end, however late the job runs. The system, which runs the job, gets the stored row.
 */
export function rowAt(
  { register, behaviour }: Pick<Machinery, 'register' | 'behaviour'>,
  { actor }: TenantContext,
  row: UntypedRow,
  at: Date,
): UntypedRow {
  const { states } = register
  if (!states || !behaviour.stateAt || actor.role === 'system') return row
  return { ...row, [states.field]: behaviour.stateAt(row, at) }
}

/**
 * Makes a transition of one row, at any version; throws `state_conflict`, with the row as its
 * reader may see it, if it is in another state.
 */
export const changeState = <R extends AnyRegister>(
  machinery: Machinery<R>,
  actor: Actor,
  id: string,
  name: TransitionOf<R>,
  asked: Body,
): Promise<WrittenRow> =>
  machinery.database.inTenant(actor, (context) =>
    changeStateIn(machinery, context, id, name, asked),
  )

/** Makes the same transition in the caller's transaction. */
export async function changeStateIn<R extends AnyRegister>(
  machinery: Machinery<R>,
  context: TenantContext,
  id: string,
  name: TransitionOf<R>,
  asked: Body,
): Promise<WrittenRow> {
  const { register, behaviour } = machinery
  await behaviour.transitions?.[name]?.hold?.(context, [id])
  const [before, step] = await together(
    lockAndFind(machinery, context, id),
    stepOf(machinery, context, name, asked),
  )
  if (!step || !mayStart(register, step.transition, rowAt(machinery, context, before, step.at))) {
    throw problem('state_conflict', { current: await seenWhole(machinery, context, before) })
  }
  const next = await completeRow(machinery, context, { ...before, ...step.values }, before, {
    transition: name,
  })
  const names = changedFields(register, before, next)
  const written = await writeChange(machinery, context, { before, next, names }, step.options)
  await together(
    afterTransition(machinery, context, name, [written]),
    publishChange(context, register, [id]),
  )
  return { id, version: versionOf(written) }
}

/** Runs the consequences of a transition whose rows are written. */
export async function afterTransition(
  { behaviour }: Pick<Machinery, 'behaviour'>,
  context: TenantContext,
  name: string,
  rows: readonly UntypedRow[],
): Promise<void> {
  if (rows.length > 0) await behaviour.transitions?.[name]?.after?.(context, rows)
}

/**
 * Returns the values of a bulk change; throws `validation` for values that its action does not
 * take.
 */
export function bulkValues(register: AnyRegister, action: string, values: Body): Body {
  const transition = transitionOf(register, action) ?? { from: [], to: '', roles: [] }
  const read = transitionSchema(register, transition).safeParse(values)
  if (read.success) return read.data
  const errors = issuesToCodes(read.error.issues, values)
  throw problem('validation', {
    errors: errors.map(({ field, code }) => ({ field: `values.${field}`, code })),
  })
}
