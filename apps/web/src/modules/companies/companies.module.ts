import type { WebModule } from '../../parts/module.ts'
import { segmentSlots } from './segments/segment-slots.ts'

/** Companies, and the segment that a platform role works in. */
export const companiesModule: WebModule = {
  name: 'companies',
  slots: [segmentSlots],
}
