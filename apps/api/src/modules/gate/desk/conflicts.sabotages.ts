import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a queued entry of any time',
    edit: {
      file: './desk-author.ts',
      find: 'time >= from - CLOCK_MS &&',
      replace: 'time > 0 &&',
    },
  },
  {
    name: 'an exit before its queued entry',
    edit: {
      file: './desk-entries.repository.ts',
      find: "if (waiting.early) return 'early'",
      replace: '',
    },
  },
  {
    name: 'a noted exit that a later one overwrites',
    edit: {
      file: './desk-entries.repository.ts',
      find: 'coalesce(left_at, ${leftAt})',
      replace: '${leftAt}',
    },
  },
  {
    name: 'a walk-in that its author alone can resolve',
    edit: {
      file: './conflicts.service.ts',
      find: 'if (own?.isFree) return id',
      replace: '',
    },
  },
  {
    name: 'a walk-in whose visitor is inside, and who cannot be resolved',
    edit: {
      file: './conflicts.service.ts',
      find: 'id: own ? newId() : id',
      replace: 'id',
    },
  },
  {
    name: 'an impossible time resolved by the person who recorded it',
    edit: {
      file: './conflicts.service.ts',
      find: 'isOfOthers && found.author_id === actor.userId',
      replace: 'isOfOthers && found.author_id === found.id',
    },
  },
  {
    name: 'a visit at an impossible time',
    edit: {
      file: './conflicts.service.ts',
      find: "codes.includes('entry_time') ? conflict.received_at",
      replace: "codes.includes('') ? conflict.received_at",
    },
  },
  {
    name: 'a visit that ends before it begins',
    edit: {
      file: './conflicts.service.ts',
      find: 'leftAt < at ? at : leftAt',
      replace: 'leftAt',
    },
  },
  {
    name: 'an exit lost with its queued entry',
    edit: {
      file: './conflicts.service.ts',
      find: 'if (inside) await leave(context, id, leftAt)',
      replace: '',
    },
  },
  {
    name: 'an exit of a visit that came later',
    edit: {
      file: './conflicts.service.ts',
      find: 'AND checked_in_at <= ${leftAt} AND',
      replace: 'AND',
    },
  },
  {
    name: 'an entry of a desk that several people resolve at once',
    edit: {
      file: './conflicts.repository.ts',
      find: 'AND id = ${id} FOR UPDATE`',
      replace: 'AND id = ${id}`',
    },
  },
]
