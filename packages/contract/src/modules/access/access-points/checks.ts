import type { RecordRules } from '../../../define-register/record-rules.ts'
import { repeatedRow, rowsIn } from '../../../define-register/repeated-rows.ts'

/**
 * Whether people leave by an active point. A reader does not ask about a person whom it does not
 * know, so they have to be able to leave without it (access §4).
 */
const leadsOut = ({ direction, status }: Readonly<Record<string, unknown>>): boolean =>
  direction != null && direction !== 'in' && status !== 'INATIVO'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  areasDiffer: ({ area_from_id, area_to_id }) =>
    area_to_id != null && area_to_id === area_from_id
      ? { field: 'area_to_id', code: 'same_area' }
      : null,

  wayOutNamed: (point) =>
    leadsOut(point) && point['way_out'] == null
      ? { field: 'way_out', code: 'way_out_missing' }
      : null,

  exitIsTried: (point) =>
    leadsOut(point) && point['exit_tried_on'] == null
      ? { field: 'exit_tried_on', code: 'exit_not_tried' }
      : null,

  heldNeedsSensor: ({ held_open_s, door_sensor }) =>
    held_open_s != null && door_sensor !== true
      ? { field: 'held_open_s', code: 'sensor_missing' }
      : null,

  // An interlock looks at the sensors of both doors (access §55).
  interlocksNeedSensor: ({ interlocks, door_sensor }) =>
    rowsIn(interlocks).length > 0 && door_sensor !== true
      ? { field: 'door_sensor', code: 'sensor_interlocked' }
      : null,

  interlocksOnce({ id, interlocks }) {
    const self = rowsIn(interlocks).findIndex(({ point_id }) => point_id === id && id != null)
    if (self >= 0) return { field: `interlocks.${self}.point_id`, code: 'same_point' }
    const again = repeatedRow(interlocks, 'point_id')
    return again < 0 ? null : { field: `interlocks.${again}.point_id`, code: 'named_twice' }
  },
}
