import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each lets a session outlive the provider’s, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a session past its provider’s end',
    edit: {
      file: '../../../platform/sessions/session.store.ts',
      find: 'NOT ${withProvider} AS provider_ended',
      replace: 'false AS provider_ended',
    },
  },
  {
    name: 'a stream past its provider’s end',
    edit: {
      file: '../../../platform/sessions/session.store.ts',
      find: '${alive} AND ${withProvider} AND m.role',
      replace: '${alive} AND m.role',
    },
  },
  {
    name: 'a session that loses its provider with another membership',
    edit: {
      file: '../../../platform/sessions/session.store.ts',
      find: 'if (replaces)\n    await',
      replace: 'if (replaces === id)\n    await',
    },
  },
  {
    name: 'a provider that is away for ever',
    edit: {
      file: '../sessions/provider-sessions.ts',
      find: 'provider_expires_at + make_interval(hours',
      replace: 'now() + make_interval(hours',
    },
  },
]
