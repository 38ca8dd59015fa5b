import type { TextOf } from '../../../texts/register-text.ts'
import type { councilNotes } from './council-notes.ts'

export const en: TextOf<typeof councilNotes> = {
  one: 'Comment of the council',
  many: 'Comments of the council',
  gender: 'm',
  purpose: 'What the council did about each occurrence about the manager.',
  fields: {
    council_occurrence: 'Occurrence for the council',
    audience: 'Who reads it',
    body: 'Comment',
    picture: 'Photo',
    author: 'Who said it',
    step: 'Step',
  },
  sections: { comment: 'Comment' },
  choices: {
    audience: { requester: 'Who reported too', team: 'The council alone' },
    step: {
      analyse: 'Began the analysis',
      proceed: 'Proceeded',
      close: 'Closed',
      cancel: 'Cancelled',
    },
  },
}
