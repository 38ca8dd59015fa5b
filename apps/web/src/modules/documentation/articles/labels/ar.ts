// Printed by `npm run print` from the texts whose keys the articles name.
import { access } from './ar/access.ts'
import { accounts } from './ar/accounts.ts'
import { announcements } from './ar/announcements.ts'
import { app } from './ar/app.ts'
import { belongings } from './ar/belongings.ts'
import { cabinets } from './ar/cabinets.ts'
import { common } from './ar/common.ts'
import { companies } from './ar/companies.ts'
import { custody } from './ar/custody.ts'
import { departures } from './ar/departures.ts'
import { devices } from './ar/devices.ts'
import { erasures } from './ar/erasures.ts'
import { gate } from './ar/gate.ts'
import { landing } from './ar/landing.ts'
import { matters } from './ar/matters.ts'
import { panic } from './ar/panic.ts'
import { people } from './ar/people.ts'
import { platform } from './ar/platform.ts'
import { registerPages } from './ar/register-pages.ts'
import { reports } from './ar/reports.ts'
import { reservations } from './ar/reservations.ts'
import { rounds } from './ar/rounds.ts'
import { rules } from './ar/rules.ts'
import { savedViews } from './ar/saved-views.ts'
import { servers } from './ar/servers.ts'
import { shell } from './ar/shell.ts'
import { unitRecord } from './ar/unit-record.ts'
import { units } from './ar/units.ts'
import { visits } from './ar/visits.ts'

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
