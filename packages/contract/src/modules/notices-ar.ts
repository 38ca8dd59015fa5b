// Printed by `npm run print` from the names of the registers and the folders of modules.
import { choices as accessChoices, sentences as accessSentences } from './access/notices/ar.ts'
import { choices as accountsChoices } from './accounts/notices/ar.ts'
import {
  choices as announcementsChoices,
  sentences as announcementsSentences,
} from './announcements/notices/ar.ts'
import { choices as custodyChoices, sentences as custodySentences } from './custody/notices/ar.ts'
import {
  choices as departuresChoices,
  sentences as departuresSentences,
} from './departures/notices/ar.ts'
import { choices as gateChoices, sentences as gateSentences } from './gate/notices/ar.ts'
import { choices as mattersChoices, sentences as mattersSentences } from './matters/notices/ar.ts'
import { choices as panicChoices } from './panic/notices/ar.ts'
import { choices as peopleChoices, sentences as peopleSentences } from './people/notices/ar.ts'
import { choices as reportsChoices, sentences as reportsSentences } from './reports/notices/ar.ts'
import {
  choices as reservationsChoices,
  sentences as reservationsSentences,
} from './reservations/notices/ar.ts'
import { choices as roundsChoices, sentences as roundsSentences } from './rounds/notices/ar.ts'
import { choices as visitsChoices, sentences as visitsSentences } from './visits/notices/ar.ts'

/** Texts of the profile page for each kind of notification, in Arabic. */
export const choices = {
  ...accessChoices,
  ...accountsChoices,
  ...announcementsChoices,
  ...custodyChoices,
  ...departuresChoices,
  ...gateChoices,
  ...mattersChoices,
  ...panicChoices,
  ...peopleChoices,
  ...reportsChoices,
  ...reservationsChoices,
  ...roundsChoices,
  ...visitsChoices,
}

/** Sentences of the inbox's items, in Arabic. */
export const sentences = {
  ...accessSentences,
  ...announcementsSentences,
  ...custodySentences,
  ...departuresSentences,
  ...gateSentences,
  ...mattersSentences,
  ...peopleSentences,
  ...reportsSentences,
  ...reservationsSentences,
  ...roundsSentences,
  ...visitsSentences,
}
