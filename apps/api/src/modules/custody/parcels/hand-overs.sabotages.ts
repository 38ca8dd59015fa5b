import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a parcel handed over by a code that nobody told',
    edit: {
      file: './hand-over.ts',
      find: 'if (!(await isCodeSpentNow(context, next.id)))',
      replace: 'if (Date.now() < 0 && !(await isCodeSpentNow(context, next.id)))',
    },
  },
  {
    name: 'a code of a parcel that is told to the desk',
    edit: {
      file: './behaviour.ts',
      find: "context.actor.role === 'condomino' && isHeld(row.state)",
      replace: 'isHeld(row.state)',
    },
  },
  {
    name: 'wrong codes of parcels without end',
    edit: {
      file: './collect.service.ts',
      find: "await countLookUp(context, 'pickup', `parcel ${digest.toString('base64url')}`, false)",
      replace: 'await Promise.resolve(countLookUp)',
    },
  },
  {
    name: 'a parcel handed to a stranger without a reason',
    edit: {
      file: './hand-over.ts',
      find: 'if (!isOwn && next.handed_reason === null)',
      replace: 'if (Date.now() < 0 && !isOwn && next.handed_reason === null)',
    },
  },
]
