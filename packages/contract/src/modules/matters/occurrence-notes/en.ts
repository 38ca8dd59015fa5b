import type { TextOf } from '../../../texts/register-text.ts'
import type { occurrenceNotes } from './occurrence-notes.ts'

export const en: TextOf<typeof occurrenceNotes> = {
  one: 'Comment on an occurrence',
  many: 'Comments on occurrences',
  gender: 'm',
  purpose: 'What was done and found out about each occurrence, and by whom.',
  fields: {
    occurrence: 'Occurrence',
    audience: 'Who reads it',
    body: 'Comment',
    picture: 'Photo',
    author: 'Who said it',
    step: 'Step',
  },
  sections: { comment: 'Comment' },
  choices: {
    audience: { requester: 'Who reported too', team: 'The team alone' },
    step: {
      analyse: 'Began the analysis',
      proceed: 'Proceeded',
      close: 'Closed',
      cancel: 'Cancelled',
      'tell-unit': 'Told the unit',
    },
  },
}
