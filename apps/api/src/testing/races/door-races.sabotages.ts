import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a command that two servers send',
    edit: {
      file: '../../modules/custody/locker-doors/door-commands.repository.ts',
      find: "id = ${id} AND state = 'waiting'\n      AND expires_at",
      replace: "id = ${id} AND state IN ('waiting', 'sent')\n      AND expires_at",
    },
  },
]
