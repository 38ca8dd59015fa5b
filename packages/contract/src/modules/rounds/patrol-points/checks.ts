import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  placeWhole({ latitude, longitude }) {
    if ((latitude == null) === (longitude == null)) return null
    return { field: latitude == null ? 'latitude' : 'longitude', code: 'place_whole' }
  },
}
