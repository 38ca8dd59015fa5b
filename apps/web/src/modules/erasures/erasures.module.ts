import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { EraseAction } from './EraseAction.tsx'
import { ExportAction } from './ExportAction.tsx'

const slots = {
  recordActions: [EraseAction],
  seldomActions: [ExportAction],
  removedBanner: [lazyCode(async () => (await import('./ErasedRecord.tsx')).ErasedRecord)],
}

/** The export and the erasure of one person's data, on the pages of people. */
export const erasuresModule: WebModule = {
  name: 'erasures',
  slots: [{ residents: slots, employees: slots, 'service-providers': slots, visitors: slots }],
}
