import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Conversation',
  none: 'Nothing said yet.',
  earlier: 'Show what came before ({{count}})',
  write: 'Write a comment',
  send: 'Comment',
  picture: 'With a photo',
  pictureOf: 'Photo of the comment of {{name}}',
  sent: 'Comment recorded',
  readers: 'Who reads it',
  system: 'System',
}
