import type { WebModule } from '../../parts/module.ts'
import { segmentSlots } from './segments/segment-slots.ts'

/** The segment that somebody of the platform works in. */
export const companiesModule: WebModule = {
  name: 'companies',
  slots: [segmentSlots],
}
