import type { Sabotage } from './sabotage.ts'

const lanes = ['database/lanes']

/** What keeps one company's load from another's requests, and everybody's from an alarm. */
export const fairnessSabotages: readonly Sabotage[] = [
  {
    name: 'connections that one company may take all of',
    tests: lanes,
    edit: {
      file: 'platform/database/app-database.ts',
      find: "turns.run({ tenant: tenantId ?? PLATFORM, person: userId ?? 'system' }, work)",
      replace: 'work()',
    },
  },
  {
    name: 'alarms that wait with all other requests',
    tests: lanes,
    edit: {
      file: 'app.ts',
      find: 'panicRoutes(api, lanes.panic, links)',
      replace: 'panicRoutes(api, parts.database, links)',
    },
  },
  {
    name: 'alarms that wait for other looks at sessions',
    tests: lanes,
    edit: {
      file: 'platform/sessions/session-guard.ts',
      find: "const looks = lane === 'panic' ? alarm : ordinary",
      replace: 'const looks = ordinary',
    },
  },
]
