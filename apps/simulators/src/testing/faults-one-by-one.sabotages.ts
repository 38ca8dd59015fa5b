import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a command to a lock that is carried out again',
    edit: {
      file: '../../../../packages/drivers/src/command-memory.ts',
      find: 'const known = kept.get(command.id)',
      replace: 'const known = kept.get("")',
    },
  },
  {
    name: 'a frame that is written after its expiry',
    edit: {
      file: '../../../../packages/drivers/src/lock-boards/board-bus.ts',
      find: 'if (!used.isOpen() || !stillGood()) return false',
      replace: 'stillGood()',
    },
  },
  {
    name: 'a lock that is believed to be open and not read',
    edit: {
      file: '../../../../packages/drivers/src/lock-boards/open-lock.ts',
      find: 'return watchLock(parts',
      replace:
        "if (written) return { result: 'done', reason: 'read_open', reading: before.reading }\n  return watchLock(parts",
    },
  },
  {
    name: 'two solenoids at once',
    edit: {
      file: '../../../../packages/drivers/src/lock-boards/open-lock.ts',
      find: 'await supply.free(command.expiresAt, profile.times)',
      replace: '',
    },
  },
]
