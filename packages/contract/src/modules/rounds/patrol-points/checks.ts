import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  placeWhole({ latitude, longitude }) {
    if ((latitude == null) === (longitude == null)) return null
    return { field: latitude == null ? 'latitude' : 'longitude', code: 'place_whole' }
  },
}
