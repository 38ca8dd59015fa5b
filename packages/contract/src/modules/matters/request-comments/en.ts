import type { TextOf } from '../../../texts/register-text.ts'
import type { requestComments } from './request-comments.ts'

export const en: TextOf<typeof requestComments> = {
  one: 'Comment on a request',
  many: 'Comments on requests',
  gender: 'm',
  purpose: 'What was said of each request, and by whom.',
  fields: {
    request: 'Request',
    audience: 'Who reads it',
    body: 'Comment',
    picture: 'Photo',
    author: 'Who said it',
    step: 'Step',
  },
  sections: { comment: 'Comment' },
  choices: {
    audience: { requester: 'Who asked too', team: 'The team alone' },
    step: {
      start: 'Started',
      release: 'Handed back',
      defer: 'Put off',
      resume: 'Its day has come: open again',
      decline: 'Declined',
      complete: 'Done',
      close: 'Confirmed that it is done',
      settle: 'Closed without an answer',
      withdraw: 'Withdrawn: who asked is not here any more',
      merge: 'Merged into another request about the same',
      reopen: 'Reopened',
    },
  },
  refusals: {
    too_many_comments:
      'You have commented a lot on this request today. Try again tomorrow, or call the management.',
  },
}
