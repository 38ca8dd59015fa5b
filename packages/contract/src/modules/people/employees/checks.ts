import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // An outsourced employee belongs to a provider, and nobody else does (people §3).
  outsourcedHasProvider: ({ kind, provider_id: provider }) => {
    const isOutsourced = kind === 'outsourced'
    if (isOutsourced === (provider != null)) return null
    return { field: 'provider_id', code: isOutsourced ? 'provider_required' : 'provider_own' }
  },
}
