import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { RegistersByName } from '@portaria/contract/modules/registers'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { ProblemError } from '../platform/problem.ts'
import { publishChange } from './change-event.ts'
import { anyMachineryOf, type Machineries, machineryOf } from './machinery.ts'
import { changeStateIn } from './transitions.ts'
import type { RowOf, TransitionOf } from './typed-rows.ts'
import { changeRow, lockAndFind } from './write-records.ts'

/** The transaction of a step, and the machinery of all registers. */
export type StepScope = {
  readonly context: TenantContext
  readonly machineries: Machineries
}

/** A row of a register by its name. */
export type RowIn<Name extends RegisterName> = RowOf<RegistersByName[Name]>

/** A row of a register, and the condition under which the step is still made. */
type Target<Name extends RegisterName> = {
  readonly register: Name
  readonly id: string
  isStill(row: RowIn<Name>): boolean
}

/** Values of a register's fields, and its status. */
type Values<Name extends RegisterName> = {
  readonly [Field in keyof RowIn<Name>]?: RowIn<Name>[Field] | null
}

/** Locks the live row if the condition still holds; undefined otherwise. */
export async function lockTarget<Name extends RegisterName>(
  { context, machineries }: StepScope,
  { register, id, isStill }: Target<Name>,
): Promise<RowIn<Name> | undefined> {
  const machinery = machineryOf(machineries, register)
  try {
    const found = await lockAndFind(machinery, context, id)
    return isStill(found) ? found : undefined
  } catch (error) {
    // Removed meanwhile. Nothing was written yet, so the transaction can continue.
    if (error instanceof ProblemError && error.code === 'not_found') return undefined
    throw error
  }
}

/**
 * Makes a transition of a row, as a person would, if the condition still holds; returns whether it
 * did.
 */
export async function stepOn<Name extends RegisterName>(
  scope: StepScope,
  target: Target<Name>,
  transition: TransitionOf<RegistersByName[Name]>,
  values: Values<Name> = {},
): Promise<boolean> {
  if (!(await lockTarget(scope, target))) return false
  const machinery = machineryOf(scope.machineries, target.register)
  await changeStateIn(machinery, scope.context, target.id, transition, values)
  return true
}

/**
 * Changes fields of a row, as a person would, if the condition still holds; returns whether it did.
 */
export async function change<Name extends RegisterName>(
  scope: StepScope,
  target: Target<Name>,
  values: Values<Name>,
): Promise<boolean> {
  const before = await lockTarget(scope, target)
  if (!before) return false
  const machinery = anyMachineryOf(scope.machineries, target.register)
  const changed = await changeRow(machinery, scope.context, before, values)
  if (changed) await publishChange(scope.context, machinery.register, [target.id])
  return changed
}
