import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

/** What somebody asks for or reports, and what becomes of it. */
export const mattersModule: WebModule = {
  name: 'matters',
  slots: [
    {
      requests: {
        formParts: [lazyCode(async () => (await import('./requests/OwnUnit.tsx')).OwnUnit)],
        recordFoot: [
          lazyCode(async () => (await import('./requests/Conversation.tsx')).Conversation),
        ],
      },
    },
  ],
}
