import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
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
