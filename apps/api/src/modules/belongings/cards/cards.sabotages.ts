import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a card that outlives the dismissal',
    edit: {
      file: '../../people/employees/behaviour.ts',
      find: "await blockCards(context, cardsOf(ids), 'the employee was dismissed')",
      replace: '',
    },
  },
  {
    name: 'a card that opens again for who has left',
    edit: {
      file: './behaviour.ts',
      find: 'await checkHolder(context, next)',
      replace: 'void 0',
    },
  },
  {
    name: 'the card of a sold car',
    edit: {
      file: '../vehicles/behaviour.ts',
      find: "await blockTags(context, ids, 'the vehicle was sold')",
      replace: '',
    },
  },
]
