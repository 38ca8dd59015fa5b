// Printed by `npm run print` from the texts whose keys the articles name.
import { access } from './es/access.ts'
import { accounts } from './es/accounts.ts'
import { announcements } from './es/announcements.ts'
import { app } from './es/app.ts'
import { belongings } from './es/belongings.ts'
import { cabinets } from './es/cabinets.ts'
import { common } from './es/common.ts'
import { companies } from './es/companies.ts'
import { custody } from './es/custody.ts'
import { departures } from './es/departures.ts'
import { devices } from './es/devices.ts'
import { erasures } from './es/erasures.ts'
import { gate } from './es/gate.ts'
import { landing } from './es/landing.ts'
import { matters } from './es/matters.ts'
import { panic } from './es/panic.ts'
import { people } from './es/people.ts'
import { platform } from './es/platform.ts'
import { registerPages } from './es/register-pages.ts'
import { reports } from './es/reports.ts'
import { reservations } from './es/reservations.ts'
import { rounds } from './es/rounds.ts'
import { rules } from './es/rules.ts'
import { savedViews } from './es/saved-views.ts'
import { servers } from './es/servers.ts'
import { shell } from './es/shell.ts'
import { unitRecord } from './es/unit-record.ts'
import { units } from './es/units.ts'
import { visits } from './es/visits.ts'

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
