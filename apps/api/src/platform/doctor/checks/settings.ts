import { plainHttpWarning, plainStorageWarning } from '../../plain-http.ts'
import type { Check } from '../check.ts'
import { ok, warning } from '../check.ts'

/** What the server itself warns of at its start. Wrong settings are said before any check. */
export const settingsCheck: Check = {
  name: 'settings',
  look({ environment }) {
    const { publicUrl, objectStorage, ignored } = environment
    const warnings = [
      plainHttpWarning(publicUrl),
      plainStorageWarning(objectStorage?.endpoint),
      ignored,
    ].filter((one) => typeof one === 'string')
    return warnings.length > 0 ? warnings.map(warning) : [ok('All settings can be read.')]
  },
}
