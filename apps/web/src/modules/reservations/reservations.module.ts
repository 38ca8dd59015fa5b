import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

const eventsPage = lazyPart(async () =>
  (await import('./events/fetch-events-page.ts')).fetchEventsPage(),
)

/** Announcements, rules with their versions, common areas and their reservations. */
export const commonLifeModule: WebModule = {
  name: 'common-life',
  slots: [
    {
      announcements: {
        formParts: [
          lazyCode(
            async () =>
              (await import('../announcements/announcements/AudienceCount.tsx')).AudienceCount,
          ),
        ],
        recordTransitions: {
          send: lazyCode(
            async () =>
              (await import('../announcements/announcements/SendAnnouncement.tsx'))
                .SendAnnouncement,
          ),
        },
        recordActions: [
          lazyCode(
            async () =>
              (await import('../announcements/announcements/CorrectAnnouncement.tsx'))
                .CorrectAnnouncement,
          ),
        ],
        recordAside: [
          lazyCode(
            async () =>
              (await import('../announcements/announcements/CorrectionNote.tsx')).CorrectionNote,
          ),
          lazyCode(
            async () =>
              (await import('../announcements/announcements/DeliveryCard.tsx')).DeliveryCard,
          ),
        ],
        recordFoot: [
          lazyCode(
            async () => (await import('../announcements/announcements/OwnReceipt.tsx')).OwnReceipt,
          ),
        ],
      },
      rules: {
        recordActions: [
          lazyCode(async () => (await import('../rules/rules/NewVersion.tsx')).NewVersion),
        ],
        recordFoot: [
          lazyCode(async () => (await import('../rules/rules/Acceptance.tsx')).Acceptance),
        ],
        recordAside: [
          lazyCode(async () => (await import('../rules/rules/RuleVersions.tsx')).RuleVersionList),
        ],
      },
      'common-areas': {
        recordAside: [
          lazyCode(async () => (await import('./common-areas/AreaPanels.tsx')).AreaPanels),
        ],
        recordPanels: [
          lazyCode(async () => (await import('./events/AreaConflicts.tsx')).AreaConflicts),
        ],
        shownFields: ['photos'],
      },
      events: {
        formParts: [
          lazyCode(async () => (await import('./events/OwnBooking.tsx')).OwnBooking),
          lazyCode(async () => (await import('./events/FormTimes.tsx')).FormTimes),
        ],
        listActions: [
          lazyCode(async () => (await import('./events/EventsViewSwitch.tsx')).EventsViewSwitch),
        ],
        recordPanels: [
          lazyCode(async () => (await import('./event-guests/GuestPanel.tsx')).GuestPanel),
          lazyCode(
            async () => (await import('./event-inspections/InspectionPanel.tsx')).InspectionPanel,
          ),
        ],
        recordActions: [
          lazyCode(async () => (await import('./events/ShareEventButton.tsx')).ShareEventButton),
        ],
      },
    },
  ],
  ownLists: {
    events: {
      master: eventsPage,
      admin: eventsPage,
      sindico: eventsPage,
      funcionario: eventsPage,
      condomino: eventsPage,
    },
  },
}
