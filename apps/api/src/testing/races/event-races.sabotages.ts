import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'linked areas that are booked at the same moment',
    edit: {
      file: '../../modules/common-life/events/blocks.ts',
      find: 'const areas = [terms.id, ...terms.linked].toSorted()',
      replace: 'const areas = [terms.id]',
    },
  },
  {
    name: 'an offer of a time that somebody else has',
    edit: {
      file: '../../modules/common-life/events/behaviour.ts',
      find: 'for (const row of await readRows(context, ids))\n          await hold(context, row, await termsOf(context, row))\n        await tellOffer',
      replace: 'await tellOffer',
    },
  },
]
