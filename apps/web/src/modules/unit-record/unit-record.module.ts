import type { WebModule } from '../../parts/module.ts'
import { unitRecordSlots } from './unit-record-slots.ts'

/** The record of a unit. */
export const unitRecordModule: WebModule = {
  name: 'unit-record',
  slots: [unitRecordSlots],
}
