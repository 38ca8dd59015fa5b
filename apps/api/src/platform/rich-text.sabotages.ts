import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'links of formatted text that lead anywhere',
    edit: {
      file: './rich-text.ts',
      find: "tag === 'a' && !isRichTextLink(attribs['href'] ?? '') ? 'excludeTag' : false,",
      replace: 'tag === attribs["none"] ? "excludeTag" : false,',
    },
  },
  {
    name: 'formatted text with any attribute',
    edit: {
      file: './rich-text.ts',
      find: "allowedAttributes: { a: ['href'] },",
      replace: 'allowedAttributes: false,',
    },
  },
]
