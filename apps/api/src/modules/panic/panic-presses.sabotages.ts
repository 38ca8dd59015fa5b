import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'presses of one person at once, each an alert',
    edit: {
      file: './panic-raising.ts',
      find: 'await lockSender(context)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'a renewed alert that stays read',
    edit: {
      file: './panic-alert.row.ts',
      find: 'AND r.ringing = a.ringing)',
      replace: ')',
    },
  },
  {
    name: 'an alert of the own login that no other desk hears',
    edit: {
      file: './panic-alert.row.ts',
      find: 'const here = warned ? sql`',
      replace: 'const here = !warned ? sql`',
    },
  },
  {
    name: 'alerts that nobody has taken, cut off',
    edit: {
      file: './panic.repository.ts',
      find: "(a.state = 'active' OR a.id IN (",
      replace: '(a.id IN (',
    },
  },
]
