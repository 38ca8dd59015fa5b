import { patrols } from '@portaria/contract/modules/rounds/patrols/patrols'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { changedFields } from '../../../register-endpoints/row-completion.ts'
import { planAnew } from '../rounds/round-queue.ts'

/** The fields of a patrol that its rounds depend on. */
const plannedBy = [
  'status',
  'points',
  'enforce_order',
  'schedule',
  'shift_starts_at',
  'range_min',
  'grace_min',
] as const

/** Patrols beyond their definition: their future rounds follow them. */
export const patrolsBehaviour = defineBehaviour(patrols, {
  afterCreate: (context) => planAnew(context),

  async beforeChange(context, next, before) {
    const changed = changedFields(patrols, before, next)
    const isBack = before.deleted_at !== null
    if (changed.includes('employees')) await planAnew(context, next.id)
    else if (isBack || plannedBy.some((name) => changed.includes(name))) await planAnew(context)
    return next
  },

  beforeRemove: (context) => planAnew(context),
})
