// Printed by `npm run print` from the texts whose keys the articles name.
import { access } from './pt/access.ts'
import { accounts } from './pt/accounts.ts'
import { announcements } from './pt/announcements.ts'
import { app } from './pt/app.ts'
import { belongings } from './pt/belongings.ts'
import { cabinets } from './pt/cabinets.ts'
import { common } from './pt/common.ts'
import { companies } from './pt/companies.ts'
import { custody } from './pt/custody.ts'
import { departures } from './pt/departures.ts'
import { devices } from './pt/devices.ts'
import { erasures } from './pt/erasures.ts'
import { gate } from './pt/gate.ts'
import { landing } from './pt/landing.ts'
import { matters } from './pt/matters.ts'
import { panic } from './pt/panic.ts'
import { people } from './pt/people.ts'
import { platform } from './pt/platform.ts'
import { registerPages } from './pt/register-pages.ts'
import { reports } from './pt/reports.ts'
import { reservations } from './pt/reservations.ts'
import { rounds } from './pt/rounds.ts'
import { rules } from './pt/rules.ts'
import { savedViews } from './pt/saved-views.ts'
import { servers } from './pt/servers.ts'
import { shell } from './pt/shell.ts'
import { unitRecord } from './pt/unit-record.ts'
import { units } from './pt/units.ts'
import { visits } from './pt/visits.ts'

export const labels: Readonly<Record<string, string>> = {
  ...access,
  ...accounts,
  ...announcements,
  ...app,
  ...belongings,
  ...cabinets,
  ...common,
  ...companies,
  ...custody,
  ...departures,
  ...devices,
  ...erasures,
  ...gate,
  ...landing,
  ...matters,
  ...panic,
  ...people,
  ...platform,
  ...registerPages,
  ...reports,
  ...reservations,
  ...rounds,
  ...rules,
  ...savedViews,
  ...servers,
  ...shell,
  ...unitRecord,
  ...units,
  ...visits,
}
