import { type RecordRules, revealing } from '../../../define-register/record-rules.ts'
import { isMinor } from '../minors.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // A minor has a guardian (people §1).
  minorHasGuardian: revealing((record, today) => {
    const { birth_date: birthDate, guardian_id: guardian } = record
    const alone = typeof birthDate === 'string' && isMinor(birthDate, today) && !guardian
    return alone ? { field: 'guardian_id', code: 'guardian_required' } : null
  }),
}
