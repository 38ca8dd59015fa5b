import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a removal by the right to read',
    isCore: true,
    edit: {
      file: '../../register-endpoints/register-endpoints.ts',
      find: "rightOf(machinery, 'remove')",
      replace: "'read'",
    },
  },
  {
    name: 'routes that ask for no right',
    isCore: true,
    edit: {
      file: '../../platform/authentication.ts',
      find: "if (role === 'system' || !roleMayCall(role, access)) throw problem('forbidden')",
      replace: '',
    },
  },
  {
    name: "another tenant's header believed",
    isCore: true,
    edit: {
      file: '../../platform/sessions/session-guard.ts',
      find: "if (header !== null && header !== session.tenant_id) throw problem('forbidden')",
      replace: '',
    },
  },
]
