import { mayUse } from '@portaria/contract/define-register/permissions'
import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

/** Announcements with their audience, delivery and receipts. */
export const announcementsModule: WebModule = {
  name: 'announcements',
  slots: [
    {
      announcements: {
        listColumns: [
          {
            key: 'delivery',
            isFor: (role) => mayUse(role, 'announcements.proof'),
            Cell: lazyCode(
              async () => (await import('./announcements/ReadingMeter.tsx')).ListedMeter,
            ),
          },
        ],
        formParts: [
          lazyCode(async () => (await import('./announcements/AudienceCount.tsx')).AudienceCount),
        ],
        recordTransitions: {
          send: lazyCode(
            async () => (await import('./announcements/SendAnnouncement.tsx')).SendAnnouncement,
          ),
        },
        recordActions: [
          lazyCode(
            async () =>
              (await import('./announcements/CorrectAnnouncement.tsx')).CorrectAnnouncement,
          ),
        ],
        recordAside: [
          lazyCode(async () => (await import('./announcements/CorrectionNote.tsx')).CorrectionNote),
          lazyCode(async () => (await import('./announcements/DeliveryCard.tsx')).DeliveryCard),
        ],
        recordFoot: [
          lazyCode(async () => (await import('./announcements/OwnReceipt.tsx')).OwnReceipt),
        ],
      },
    },
  ],
}
