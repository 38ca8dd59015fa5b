import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, image, longText, reference } from '../../../define-register/field.ts'
import { commentAudiences } from '../request-comments/request-comments.ts'

/** What was done is not changed nor taken back; after the end it is only added to (matters §3). */
const kept = ['read', 'create', 'history'] as const

/** What was done about an occurrence, found out or added to it later (matters §3). */
export const occurrenceNotes = defineRegister({
  name: 'occurrence-notes',
  table: 'occurrence_notes',
  scope: 'tenant',
  paths: null,
  fields: {
    occurrence_id: reference('occurrences', { required: true }),
    audience: choice(commentAudiences, { badge: { team: 'warning' } }),
    // Empty where a step is taken without a word.
    body: longText({ required: true }),
    picture_file_id: image({ whole: true }),
    // None: what came about by itself.
    author_id: reference('users', { readOnly: true }),
    step: choice(['analyse', 'proceed', 'close', 'cancel', 'tell-unit'], { readOnly: true }),
  },
  title: ['body'],
  unique: [],
  list: {
    columns: ['body', 'occurrence_id', 'audience'],
    search: ['body', 'occurrence_id'],
    filters: ['occurrence_id', 'audience'],
    sort: 'audience',
  },
  form: [{ section: 'comment', fields: ['body', 'picture_file_id', 'audience', 'occurrence_id'] }],
  access: {
    admin: kept,
    sindico: kept,
    funcionario: ['read', 'create'],
    condomino: {
      may: ['read', 'create'],
      rows: 'ofOwnOccurrenceNotes',
      creates: ['occurrence_id', 'body', 'picture_file_id'],
    },
  },
})
