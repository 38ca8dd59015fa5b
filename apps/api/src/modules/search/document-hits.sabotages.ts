import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a search for documents that nobody counts',
    edit: {
      file: './document-hits.ts',
      find: "await countLookUp(context, 'document', digest, found.length > 0)",
      replace: '',
    },
  },
  {
    name: 'a search for documents past the limit of an hour',
    edit: {
      file: './document-hits.ts',
      find: "if (last) await openLookUps(context, 'document')",
      replace: '',
    },
  },
]
