import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, image, longText, reference, text } from '../../../define-register/field.ts'

/** The times of an area's inspection: before a reservation uses it, and after. */
export const inspectionMoments = ['before', 'after'] as const

/**
 * The result of inspecting one item of an area before or after a reservation. The trail of the row
 * records who inspected it, and when (reservations §7).
 */
export const eventInspections = defineRegister({
  name: 'event-inspections',
  table: 'event_inspections',
  scope: 'tenant',
  paths: null,
  fields: {
    event_id: reference('events', { required: true }),
    moment: choice(inspectionMoments, { required: true }),
    item: text({ required: true, max: 80 }),
    result: choice(['fine', 'damaged'], {
      required: true,
      badge: { fine: 'neutral', damaged: 'danger' },
    }),
    note: longText({ max: 1_000 }),
    picture_file_id: image({ whole: true }),
  },
  title: ['item'],
  unique: [['event_id', 'moment', 'item']],
  rules: [],
  list: {
    columns: ['item', 'event_id', 'moment', 'result'],
    search: ['item', 'event_id'],
    filters: ['event_id', 'moment', 'result'],
    sort: 'item',
  },
  form: [
    {
      section: 'found',
      fields: ['item', 'moment', 'result', 'note', 'picture_file_id', 'event_id'],
    },
  ],
  access: {
    admin: ['read', 'create', 'update', 'remove', 'restore', 'history'],
    sindico: ['read', 'create', 'update', 'remove', 'restore', 'history'],
    funcionario: ['read', 'create', 'update'],
    condomino: { may: ['read'], rows: 'ofOwnInspections' },
  },
})
