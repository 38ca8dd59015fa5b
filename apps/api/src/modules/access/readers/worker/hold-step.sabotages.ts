import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./hold-step.test.ts']

/** Each removes one protection of released doors, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a door held open by a process that lost the reader',
    tests,
    only: 'is moved by one process',
    edit: {
      file: './reader-holder.ts',
      find: 'await requireLease(context, held)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'a door that is opened long after its release began',
    tests,
    only: 'is not opened a minute later',
    edit: {
      file: './hold-step.ts',
      find: 'const PULSE_MS = 60_000',
      replace: 'const PULSE_MS = 3_600_000',
    },
  },
  {
    name: 'a reader out of use whose door stays open',
    tests,
    only: 'of a reader that went out of use',
    edit: { file: './reader-link.ts', find: ' && !reader.hasHolds', replace: '' },
  },
  {
    name: 'a door that is held no more and believed to be',
    tests,
    only: 'that a passage closes again is held again',
    edit: {
      file: './hold-step.ts',
      find: "if (state === 'done') return isOpen !== false || hasSensor",
      replace: "if (state === 'done') return true",
    },
  },
]
