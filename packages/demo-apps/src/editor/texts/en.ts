import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  heading: 'Section heading',
  subheading: 'Subheading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  address: 'Address of the link',
  addressHint: 'site.com/page',
  wrongAddress: 'Check the address: a site, an e-mail, or a telephone with tel: in front.',
  apply: 'Apply',
  unlink: 'Remove the link',
  undo: 'Undo',
  redo: 'Redo',
}
