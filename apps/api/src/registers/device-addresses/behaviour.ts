import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import { refuseForbidden } from './ask-for-addresses.ts'

/** Addresses beyond their definition: none that nobody can approve. */
export const deviceAddressesBehaviour: RegisterBehaviour = {
  async beforeWrite(_context, next) {
    refuseForbidden(next)
    return next
  },
}
