import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'formatted text with any attribute',
    edit: {
      file: './rich-text.ts',
      find: "allowedAttributes: { a: ['href'] },",
      replace: 'allowedAttributes: false,',
    },
  },
]
