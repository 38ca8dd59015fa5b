import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a command to a door of a reader that is carried out again',
    edit: {
      file: '../../../../packages/drivers/src/command-memory.ts',
      find: 'const known = kept.get(command.id)',
      replace: 'const known = kept.get("")',
    },
  },
  {
    name: 'an opening at a reader that is written before it is recorded',
    edit: {
      file: '../../../../packages/drivers/src/access/control-id/open-door.ts',
      find: 'await beforeWrite(command)',
      replace: 'void beforeWrite(command).catch(() => undefined)',
    },
  },
  {
    name: 'an opening at a reader that is written after its expiry',
    edit: {
      file: '../../../../packages/drivers/src/access/control-id/reader-calls.ts',
      find: 'const mayWrite = () => clock.now() < expiresAt',
      replace: 'const mayWrite = () => true',
    },
  },
]
