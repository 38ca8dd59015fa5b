// Printed by `npm run print` from the names of the registers and the folders of modules.
import { accessNotices } from './access/notices/notices.ts'
import { accountsNotices } from './accounts/notices/notices.ts'
import { announcementsNotices } from './announcements/notices/notices.ts'
import { custodyNotices } from './custody/notices/notices.ts'
import { departuresNotices } from './departures/notices/notices.ts'
import { gateNotices } from './gate/notices/notices.ts'
import { mattersNotices } from './matters/notices/notices.ts'
import { panicNotices } from './panic/notices/notices.ts'
import { peopleNotices } from './people/notices/notices.ts'
import { reportsNotices } from './reports/notices/notices.ts'
import { reservationsNotices } from './reservations/notices/notices.ts'
import { roundsNotices } from './rounds/notices/notices.ts'
import { visitsNotices } from './visits/notices/notices.ts'

/** The kinds of notifications of all modules. */
export const notificationKinds = {
  ...accessNotices,
  ...accountsNotices,
  ...announcementsNotices,
  ...custodyNotices,
  ...departuresNotices,
  ...gateNotices,
  ...mattersNotices,
  ...panicNotices,
  ...peopleNotices,
  ...reportsNotices,
  ...reservationsNotices,
  ...roundsNotices,
  ...visitsNotices,
} as const
