import type { Documentation } from '../article.ts'
import { labels } from '../labels/en.ts'
import { withLabels } from '../with-labels.ts'
import { access } from './access.ts'
import { addingARegister } from './adding-a-register.ts'
import { announcements } from './announcements.ts'
import { api } from './api.ts'
import { backups } from './backups.ts'
import { changelog } from './changelog.ts'
import { doors } from './doors.ts'
import { equipment } from './equipment.ts'
import { gate } from './gate.ts'
import { gettingStarted } from './getting-started.ts'
import { imports } from './imports.ts'
import { importsAndEvents } from './imports-and-events.ts'
import { installing } from './installing.ts'
import { occurrences } from './occurrences.ts'
import { personalData } from './personal-data.ts'
import { providers } from './providers.ts'
import { records } from './records.ts'
import { reports } from './reports.ts'
import { requests } from './requests.ts'
import { reservations } from './reservations.ts'
import { residents } from './residents.ts'
import { roles } from './roles.ts'
import { rounds } from './rounds.ts'
import { rulesAndAreas } from './rules-and-areas.ts'
import { segments } from './segments.ts'
import { servers } from './servers.ts'
import { signingIn } from './signing-in.ts'
import { sindico } from './sindico.ts'
import { theming } from './theming.ts'
import { upkeep } from './upkeep.ts'

/** The articles in English. */
export const en: Documentation = withLabels(
  {
    articles: {
      'getting-started': gettingStarted,
      sindico,
      gate,
      residents,
      providers,
      access,
      'rules-and-areas': rulesAndAreas,
      reservations,
      announcements,
      requests,
      occurrences,
      rounds,
      reports,
      'administrators/roles': roles,
      'administrators/segments': segments,
      'administrators/signing-in': signingIn,
      'administrators/imports': imports,
      'administrators/equipment': equipment,
      'administrators/servers': servers,
      'operators/installing': installing,
      'operators/backups': backups,
      'operators/upkeep': upkeep,
      'developers/api': api,
      'developers/records': records,
      'developers/imports-and-events': importsAndEvents,
      'developers/doors': doors,
      'developers/personal-data': personalData,
      'developers/theming': theming,
      'developers/adding-a-register': addingARegister,
    },
    changelog,
  },
  labels,
)
