// Printed by `npm run print` from the names of the registers and the folders of modules.
import { choices as accessChoices, sentences as accessSentences } from './access/notices/es.ts'
import { choices as accountsChoices } from './accounts/notices/es.ts'
import {
  choices as announcementsChoices,
  sentences as announcementsSentences,
} from './announcements/notices/es.ts'
import { choices as custodyChoices, sentences as custodySentences } from './custody/notices/es.ts'
import {
  choices as departuresChoices,
  sentences as departuresSentences,
} from './departures/notices/es.ts'
import { choices as gateChoices, sentences as gateSentences } from './gate/notices/es.ts'
import { choices as mattersChoices, sentences as mattersSentences } from './matters/notices/es.ts'
import { choices as panicChoices } from './panic/notices/es.ts'
import { choices as peopleChoices, sentences as peopleSentences } from './people/notices/es.ts'
import { choices as reportsChoices, sentences as reportsSentences } from './reports/notices/es.ts'
import {
  choices as reservationsChoices,
  sentences as reservationsSentences,
} from './reservations/notices/es.ts'
import { choices as roundsChoices, sentences as roundsSentences } from './rounds/notices/es.ts'
import { choices as visitsChoices, sentences as visitsSentences } from './visits/notices/es.ts'

/** Texts of the profile page for each kind of notification, in Spanish. */
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

/** Sentences of the inbox's items, in Spanish. */
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
