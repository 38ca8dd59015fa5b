import type { Actor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { fieldProblem, ProblemError } from '../../platform/problem.ts'
import { publishChange } from '../change-event.ts'
import type { Machinery } from '../machinery.ts'
import { type CreatedRecord, createRecord, insertRow, readWritten } from '../write-records.ts'
import {
  hiddenUnique,
  inRevealingTransaction,
  noteRegistered,
} from './hidden-values/revealing-writes.ts'
import { createPending } from './pending-rows.ts'

export type NestedRegister = { property: string; machinery: Machinery }

/**
 * Makes a row and the nested rows of other registers in its body, all or none: a resident's first
 * occupancy (registers §9).
 */
export async function createWithNested(
  machinery: Machinery,
  nested: readonly NestedRegister[],
  actor: Actor,
  body: Record<string, unknown>,
): Promise<CreatedRecord> {
  const own = Object.fromEntries(
    Object.entries(body).filter(([name]) => !nested.some(({ property }) => property === name)),
  )
  const fields = hiddenUnique(machinery.register, actor, own)
  const asked = { fields, body: own, reveals: ['hits'] } as const
  return inRevealingTransaction(machinery, actor, asked, async (context) => {
    const pending = await createPending(machinery, context, body)
    if (pending) return pending
    const { id, isNew } = await createRecord(machinery, context, own)
    if (!isNew) return { record: await readWritten(machinery, context, id), isNew }
    await noteRegistered(machinery, context, own)
    for (const { property, machinery: other } of nested) {
      const inner = body[property]
      if (inner == null && needsNested(machinery.register, actor))
        throw fieldProblem(property, 'required')
      if (typeof inner !== 'object' || inner === null) continue
      const pointer = Object.entries(other.register.fields).find(
        ([, field]) => field.register === machinery.register.name,
      )
      const whole = { ...inner, ...(pointer && { [pointer[0]]: id }) }
      const made = await insertRow(other, context, whole, { given: pointer?.[0] }).catch(
        (error: unknown) => {
          throw underProperty(error, property)
        },
      )
      await publishChange(context, other.register, [made])
    }
    return { record: await readWritten(machinery, context, id), isNew }
  })
}

const needsNested = (register: AnyRegister, { role }: Actor) =>
  role !== 'system' && rightsIn(register, role).needsNested

/** Puts a nested row's field errors under its property. */
function underProperty(error: unknown, property: string): unknown {
  if (!(error instanceof ProblemError)) return error
  const errors = error.details.errors?.map((one) => ({ ...one, field: `${property}.${one.field}` }))
  return new ProblemError(error.code, { ...error.details, ...(errors && { errors }) })
}
