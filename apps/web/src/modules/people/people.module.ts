import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { ownUnit } from '../units/public/linked/unit-defaults.ts'

/** Residents, employees and service providers. */
export const peopleModule: WebModule = {
  name: 'people',
  slots: [
    {
      residents: {
        formParts: [ownUnit],
        recordPanels: [
          lazyCode(async () => (await import('./residents/ThingsOfResident.tsx')).ThingsOfResident),
        ],
      },
      employees: {
        shownFields: ['shifts'],
        recordPanels: [
          lazyCode(async () => (await import('./employees/ShiftsOfEmployee.tsx')).ShiftsOfEmployee),
        ],
      },
      'service-providers': {
        shownFields: ['documents'],
        recordPanels: [
          lazyCode(
            async () => (await import('./service-providers/TermsOfProvider.tsx')).TermsOfProvider,
          ),
        ],
      },
    },
  ],
}
