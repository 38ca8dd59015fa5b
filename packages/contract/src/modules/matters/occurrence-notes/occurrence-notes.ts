import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, image, longText, reference } from '../../../define-register/field.ts'
import { commentAudiences } from '../request-comments/request-comments.ts'

/** Notes are neither changed nor removed; after the end there are only additions (matters §3). */
const kept = ['read', 'create', 'history'] as const

/** An action, a finding or a later addition of an occurrence (matters §3). */
export const occurrenceNotes = defineRegister({
  name: 'occurrence-notes',
  table: 'occurrence_notes',
  scope: 'tenant',
  paths: null,
  fields: {
    occurrence_id: reference('occurrences', { required: true }),
    audience: choice(commentAudiences, { badge: { team: 'warning' } }),
    // Empty for a step without a text.
    body: longText({ required: true }),
    picture_file_id: image({ whole: true }),
    // Null if it happened by itself.
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
