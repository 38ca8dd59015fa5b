import { requireAnswerer } from '../../domain/visit-destination.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'

/** Item permits beyond their definition: a resident authorises for the own household alone. */
export const itemPassesBehaviour: RegisterBehaviour = {
  async beforeWrite(context, next, before) {
    if (before === null) await requireAnswerer(context, next)
    return next
  },
}
