import type { WebModule } from '../../parts/module.ts'
import { departureSlots } from './departure-slots.ts'

/** Moving out, dismissal and the end of a contract. */
export const departuresModule: WebModule = {
  name: 'departures',
  slots: [departureSlots],
}
