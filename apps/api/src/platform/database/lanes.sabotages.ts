import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'connections that one company may take all of',
    edit: {
      file: './app-database.ts',
      find: "turns.run({ tenant: tenantId ?? PLATFORM, person: userId ?? 'system' }, work)",
      replace: 'work()',
    },
  },
  {
    name: 'alarms that wait with all other requests',
    edit: {
      file: '../../modules/panic/panic.module.ts',
      find: '(api, { lanes, links }) => panicRoutes(api, lanes.panic, links)',
      replace: '(api, { database, links }) => panicRoutes(api, database, links)',
    },
  },
  {
    name: 'alarms that wait for other looks at sessions',
    edit: {
      file: '../sessions/session-guard.ts',
      find: "const reads = lane === 'panic' ? alarm : ordinary",
      replace: 'const reads = ordinary',
    },
  },
]
