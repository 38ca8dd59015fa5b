import { measure } from '../../../../platform/measures/measure.ts'

/** Wrong passwords and codes. */
export const signInsFailed = measure({
  name: 'portaria_sign_ins_failed_total',
  help: 'Sign-ins with a wrong password or code, by whether the account exists.',
  labels: { account: ['known', 'unknown'] },
})
