import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { CalendarPlus } from 'lucide-react'
import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

const eventsPage = lazyPart(async () =>
  (await import('./events/fetch-events-page.ts')).fetchEventsPage(),
)

/** Common areas and their reservations, with guests and inspections. */
export const reservationsModule: WebModule = {
  name: 'reservations',
  slots: [
    {
      'common-areas': {
        recordPanels: [
          lazyCode(async () => (await import('./events/AreaConflicts.tsx')).AreaConflicts),
          lazyCode(async () => (await import('./common-areas/AreaPanels.tsx')).AreaPanels),
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
  phrases: [
    {
      name: 'book',
      icon: CalendarPlus,
      maySay: (role) => may(role, registers.events, 'create'),
      load: async () => (await import('./phrases/read-booking.ts')).readBooking,
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
