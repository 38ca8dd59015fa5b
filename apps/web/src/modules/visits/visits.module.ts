import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { ownUnit } from '../units/public/linked/unit-defaults.ts'
import { visitSlots } from './visit-slots.ts'

/** Visitors, their visits, their passes, and the items they carry. */
export const visitsModule: WebModule = {
  name: 'visits',
  slots: [
    visitSlots,
    {
      visitors: {
        recordActions: [
          lazyCode(async () => (await import('./visitors/BlockVisitor.tsx')).BlockVisitor),
        ],
        recordPanels: [
          lazyCode(async () => (await import('./visitors/VisitorBlock.tsx')).VisitorBlock),
          lazyCode(async () => (await import('./visits/VisitsOf.tsx')).VisitsOfVisitor),
        ],
        duplicate: [
          lazyCode(async () => (await import('./visitors/RecogniseVisitor.tsx')).RecogniseVisitor),
        ],
      },
      visits: {
        recordPanels: [
          lazyCode(async () => (await import('./visits/ItemsOfVisit.tsx')).ItemsOfVisit),
        ],
      },
      'service-providers': {
        recordPanels: [
          lazyCode(async () => (await import('./visits/VisitsOf.tsx')).VisitsOfProvider),
        ],
      },
      'item-passes': { formParts: [ownUnit] },
    },
  ],
  itemActions: {
    visit_waiting: lazyCode(async () => (await import('./VisitItem.tsx')).VisitItem),
  },
}
