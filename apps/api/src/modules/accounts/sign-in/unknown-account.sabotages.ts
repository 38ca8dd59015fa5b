import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a quicker answer about nobody',
    edit: {
      file: './sign-in.service.ts',
      find: 'if ((await verifyPassword(password, found?.account.hash ?? null)) && found) return found',
      replace: 'if (found && (await verifyPassword(password, found.account.hash))) return found',
    },
  },
]
