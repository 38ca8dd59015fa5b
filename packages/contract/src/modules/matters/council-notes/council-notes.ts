import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, image, longText, reference } from '../../../define-register/field.ts'
import { commentAudiences } from '../request-comments/request-comments.ts'

/**
 * Actions of the council on an occurrence about a síndico; the reporter reads those addressed to
 * them.
 */
export const councilNotes = defineRegister({
  name: 'council-notes',
  table: 'council_notes',
  scope: 'tenant',
  paths: null,
  fields: {
    council_occurrence_id: reference('council-occurrences', { required: true }),
    audience: choice(commentAudiences, { badge: { team: 'warning' } }),
    // Empty for a step without a text.
    body: longText({ required: true }),
    picture_file_id: image({ whole: true }),
    author_id: reference('users', { readOnly: true }),
    step: choice(['analyse', 'proceed', 'close', 'cancel'], { readOnly: true }),
  },
  title: ['body'],
  unique: [],
  list: {
    columns: ['body', 'council_occurrence_id', 'audience'],
    search: ['body', 'council_occurrence_id'],
    filters: ['council_occurrence_id', 'audience'],
    sort: 'audience',
  },
  form: [
    {
      section: 'comment',
      fields: ['body', 'picture_file_id', 'audience', 'council_occurrence_id'],
    },
  ],
  access: {
    admin: ['read', 'create', 'history'],
    condomino: { may: ['read', 'create'], rows: 'ofCouncilNotes' },
  },
})
