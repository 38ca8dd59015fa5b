import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, image, longText, reference } from '../../../define-register/field.ts'

/** Comments are neither changed nor removed. */
const kept = ['read', 'create', 'history'] as const

/** Readers of a comment: the requester and the team, or only the team and the assignee. */
export const commentAudiences = ['requester', 'team'] as const

/** Limit of a resident's comments on one request per day. */
export const COMMENTS_A_DAY = 30

/** A comment on a request, or a step that it took (matters §2). */
export const requestComments = defineRegister({
  name: 'request-comments',
  table: 'request_comments',
  scope: 'tenant',
  paths: null,
  fields: {
    request_id: reference('requests', { required: true }),
    audience: choice(commentAudiences, { badge: { team: 'warning' } }),
    // Empty for a step without a text.
    body: longText({ required: true }),
    picture_file_id: image({ whole: true }),
    // Null if it happened by itself.
    author_id: reference('users', { readOnly: true }),
    // The step that it records; null for a plain comment.
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
