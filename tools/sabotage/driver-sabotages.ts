import type { Sabotage } from './sabotage.ts'

const faults = ['testing/faults-one-by-one']
const boards = ['lock-boards/lock-boards']
const folder = 'packages/drivers/src'

/** What keeps a door from opening twice, too late, or only in what is told of it. */
export const driverSabotages: readonly Sabotage[] = [
  {
    name: 'a command to a lock that is carried out again',
    tests: faults,
    edit: {
      file: `${folder}/command-memory.ts`,
      find: 'const known = kept.get(command.id)',
      replace: 'const known = kept.get("")',
    },
  },
  {
    name: 'a frame that is written after its expiry',
    tests: faults,
    edit: {
      file: `${folder}/lock-boards/board-bus.ts`,
      find: 'if (!used.isOpen() || !stillGood()) return false',
      replace: 'stillGood()',
    },
  },
  {
    name: 'bytes that still wait at their expiry and are sent later',
    tests: faults,
    edit: {
      file: `${folder}/lock-boards/open-lock.ts`,
      find: 'if (isReset) bus.reset()',
      replace: '',
    },
  },
  {
    name: 'a lock that is believed to be open and not read',
    tests: faults,
    edit: {
      file: `${folder}/lock-boards/open-lock.ts`,
      find: 'return watchLock(parts',
      replace:
        "if (written) return { result: 'done', reason: 'read_open', reading: before.reading }\n  return watchLock(parts",
    },
  },
  {
    name: 'an answer of a lock that is older than the frame',
    tests: boards,
    edit: {
      file: `${folder}/lock-boards/board-bus.ts`,
      find: 'mark.unanswered + (links - mark.links)',
      replace: '0',
    },
  },
  {
    name: 'a frame that is written before it is recorded',
    tests: ['simulators/src/testing/kills'],
    edit: {
      file: `${folder}/lock-boards/open-lock.ts`,
      find: 'await beforeWrite(command)',
      replace: 'void beforeWrite(command)',
    },
  },
  {
    name: 'two solenoids at once',
    tests: faults,
    edit: {
      file: `${folder}/lock-boards/open-lock.ts`,
      find: 'await supply.free(command.expiresAt, profile.times)',
      replace: '',
    },
  },
]
