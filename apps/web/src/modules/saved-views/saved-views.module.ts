import type { WebModule } from '../../parts/module.ts'
import { savedViewSlots } from './saved-view-slots.ts'

/** The views of every list. */
export const savedViewsModule: WebModule = {
  name: 'saved-views',
  slots: [savedViewSlots],
}
