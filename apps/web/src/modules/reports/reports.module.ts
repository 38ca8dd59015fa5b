import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

/** A way to the page of the month beside the announcements, in which residents read it. */
export const reportsModule: WebModule = {
  name: 'reports',
  slots: [
    {
      announcements: {
        listActions: [lazyCode(async () => (await import('./month/MonthLink.tsx')).MonthLink)],
      },
    },
  ],
}
