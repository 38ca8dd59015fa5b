import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, image, longText, reference } from '../../../define-register/field.ts'

/** Nothing that was said is changed or taken back. */
const kept = ['read', 'create', 'history'] as const

/** Whom a comment is for: who asked and the team, or the team alone with who was given the request. */
export const commentAudiences = ['requester', 'team'] as const

/** Comments on one request that a resident makes in a day at most. */
export const COMMENTS_A_DAY = 30

/** What is said of a request, and each step that it took (matters §2). */
export const requestComments = defineRegister({
  name: 'request-comments',
  table: 'request_comments',
  scope: 'tenant',
  paths: null,
  fields: {
    request_id: reference('requests', { required: true }),
    audience: choice(commentAudiences, { badge: { team: 'warning' } }),
    // Empty where a step is taken without a word.
    body: longText({ required: true }),
    picture_file_id: image({ whole: true }),
    // None: what came about by itself.
    author_id: reference('users', { readOnly: true }),
    // The step that it tells of; none of what somebody just says.
    step: choice(
      [
        'start',
        'release',
        'defer',
        'resume',
        'decline',
        'complete',
        'close',
        'settle',
        'withdraw',
        'merge',
        'reopen',
      ],
      { readOnly: true },
    ),
  },
  title: ['body'],
  unique: [],
  rules: [],
  list: {
    columns: ['body', 'request_id', 'audience'],
    search: ['body', 'request_id'],
    filters: ['request_id', 'audience'],
    sort: 'audience',
  },
  form: [{ section: 'comment', fields: ['body', 'picture_file_id', 'audience', 'request_id'] }],
  refusals: ['too_many_comments'],
  access: {
    admin: kept,
    sindico: kept,
    funcionario: ['read', 'create'],
    condomino: {
      may: ['read', 'create'],
      rows: 'ofOwnRequestComments',
      creates: ['request_id', 'body', 'picture_file_id'],
    },
    service_provider: { may: ['read', 'create'], rows: 'ofAssignedRequestComments' },
  },
})
