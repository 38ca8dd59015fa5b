import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a receipt and a defence by the tenant in the place of the owner',
    edit: {
      file: '../row-rules.ts',
      find: 'byOwner: (row, actor) => sql`(${ownPerson(actor)} = ${row}.owner_id) IS TRUE`',
      replace: 'byOwner: (row, actor) => sql`${ownPerson(actor)} IS NOT NULL`',
    },
  },
  {
    name: 'a confirmation of the owner that the management makes up',
    edit: {
      file: './behaviour.ts',
      find: "if (next[`${letter}_received_how`] === 'portal')",
      replace: 'if (next.id === null)',
    },
  },
  {
    name: 'a violation that all residents read',
    edit: {
      file: '../row-rules.ts',
      find: 'sql`(${ownPerson(actor)} IN (${row}.owner_id, ${row}.copy_to_id)) IS TRUE`',
      replace: 'sql`${ownPerson(actor)} IS NOT NULL`',
    },
  },
]
