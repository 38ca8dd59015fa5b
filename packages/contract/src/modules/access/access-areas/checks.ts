import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  outsideHasNoTower: ({ outside, tower_id }) =>
    outside === true && tower_id != null ? { field: 'tower_id', code: 'outside_of_tower' } : null,
}
