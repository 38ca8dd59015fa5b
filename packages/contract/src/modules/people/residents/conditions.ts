import type { SectionConditions } from '../../../define-register/record-rules.ts'
import { isMinor } from '../minors.ts'

/** Sections of the form that apply to some residents only. */
export const conditions: SectionConditions = {
  ofMinors: {
    reads: ['birth_date'],
    holds({ birth_date: birthDate, is_minor: marked }, today) {
      // Readers who may not see the day of birth have the mark instead.
      if (marked === true && birthDate == null) return true
      const isDay = typeof birthDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(birthDate)
      return isDay ? isMinor(birthDate, today) : null
    },
  },
}
