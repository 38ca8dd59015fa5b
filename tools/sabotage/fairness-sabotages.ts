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
      find: "const reads = lane === 'panic' ? alarm : ordinary",
      replace: 'const reads = ordinary',
    },
  },
  {
    name: 'answers that nobody reads, kept for ever',
    tests: ['platform/unread-answers'],
    edit: { file: 'platform/unread-answers.ts', find: 'raw.destroy()', replace: '' },
  },
  {
    name: 'a shared desk on which one person shuts the others out',
    tests: ['sign-in/known-devices'],
    edit: {
      file: 'features/sign-in/sign-in.service.ts',
      find: '`${deviceName(cookie)} ${email.toLowerCase()}`',
      replace: 'deviceName(cookie)',
    },
  },
  {
    name: 'refusals told as fast as they are asked for',
    tests: ['sign-in/sign-in-turns'],
    edit: { file: 'platform/refusal-pace.ts', find: 'if (wait <= 0)', replace: 'if (wait)' },
  },
  {
    name: 'a flood of one address that holds what others are told',
    tests: ['platform/refusal-pace'],
    edit: {
      file: 'platform/refusal-pace.ts',
      find: 'standings.get(party) ??',
      replace: '[...standings.values()][0] ??',
    },
  },
  {
    name: 'processes of the database that give way within their session only',
    tests: ['platform/priority'],
    edit: {
      file: 'platform/priority.ts',
      find: "if (processId !== 0 && process.platform === 'linux')",
      replace: 'if (processId === 0)',
    },
  },
]
