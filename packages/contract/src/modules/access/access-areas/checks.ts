import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Whether a second entry into an area has a consequence. */
const isKept = ({ passback }: Readonly<Record<string, unknown>>): boolean =>
  passback != null && passback !== 'none'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  outsideHasNoTower: ({ outside, tower_id }) =>
    outside === true && tower_id != null ? { field: 'tower_id', code: 'outside_of_tower' } : null,

  // Nobody is kept from leaving (access §4).
  outsideHasNoPassback: (area) =>
    area['outside'] === true && isKept(area)
      ? { field: 'passback', code: 'outside_has_no_passback' }
      : null,

  minutesNeedPassback: (area) =>
    area['passback_minutes'] != null && !isKept(area)
      ? { field: 'passback_minutes', code: 'passback_missing' }
      : null,
}
