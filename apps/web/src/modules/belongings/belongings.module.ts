import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { RegisterSlots } from '../../register-pages/register-slots.ts'
import { ownerPanel, unitDefaults } from '../units/public/linked/unit-defaults.ts'

const mergeRows = lazyCode(async () => (await import('./catalogues/MergeRows.tsx')).MergeRows)

/** The slots of registers whose rows belong to a person of a unit and can be disputed. */
const owned: RegisterSlots = {
  recordActions: [
    lazyCode(async () => (await import('./disputes/ResolveDispute.tsx')).ResolveDispute),
  ],
  recordAside: [ownerPanel],
  formParts: unitDefaults,
}

/** Vehicles and pets, and their catalogues. */
export const belongingsModule: WebModule = {
  name: 'belongings',
  slots: [
    {
      vehicles: { ...owned, shownFields: ['resident_id'] },
      pets: { ...owned, shownFields: ['tutor_id'] },
      brands: { bulkActions: [mergeRows] },
      species: { bulkActions: [mergeRows] },
    },
  ],
}
