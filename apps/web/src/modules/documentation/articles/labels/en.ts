// Printed by `npm run print` from the texts whose keys the articles name.
import { access } from './en/access.ts'
import { accounts } from './en/accounts.ts'
import { announcements } from './en/announcements.ts'
import { app } from './en/app.ts'
import { belongings } from './en/belongings.ts'
import { cabinets } from './en/cabinets.ts'
import { common } from './en/common.ts'
import { companies } from './en/companies.ts'
import { custody } from './en/custody.ts'
import { departures } from './en/departures.ts'
import { devices } from './en/devices.ts'
import { erasures } from './en/erasures.ts'
import { gate } from './en/gate.ts'
import { landing } from './en/landing.ts'
import { matters } from './en/matters.ts'
import { panic } from './en/panic.ts'
import { people } from './en/people.ts'
import { platform } from './en/platform.ts'
import { registerPages } from './en/register-pages.ts'
import { reports } from './en/reports.ts'
import { reservations } from './en/reservations.ts'
import { rounds } from './en/rounds.ts'
import { rules } from './en/rules.ts'
import { savedViews } from './en/saved-views.ts'
import { servers } from './en/servers.ts'
import { shell } from './en/shell.ts'
import { unitRecord } from './en/unit-record.ts'
import { units } from './en/units.ts'
import { visits } from './en/visits.ts'

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
