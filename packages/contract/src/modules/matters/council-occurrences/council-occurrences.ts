import { defineRegister } from '../../../define-register/define-register.ts'
import { reference, rows, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import {
  ending,
  evidence,
  narrative,
  occurrenceState,
  occurrenceTransitions,
} from '../occurrences/occurrence-fields.ts'

const seen = ['read', 'create', 'history', 'export'] as const

/** The fields that the reporter writes. */
const reported = ['title', 'description', 'happened_at', 'place', 'attachments'] as const

/**
 * An occurrence about a síndico, for the members of the council who became its readers when it was
 * reported, and for the platform's administrators. It is a register of its own, in which no síndico
 * has a right. A síndico's lists, counts, streams, trails and reports therefore leave it out like
 * any other register without rights (matters §6).
 */
export const councilOccurrences = defineRegister({
  name: 'council-occurrences',
  table: 'council_occurrences',
  scope: 'tenant',
  paths: {
    list: '/apps/condominiums/council-occurrences/',
    item: '/apps/condominiums/council-occurrence',
  },
  menu: { group: 'registers', place: 81, icon: 'gavel', roles: menuReaders.admin },
  fields: {
    // A number from the register's own series: "C3/2026".
    number: text({ max: 16, readOnly: true }),
    ...narrative,
    attachments: evidence('council_occurrence_attachments'),
    reporter_id: reference('users', { readOnly: true }),
    // Its readers: fixed when it is reported, and changed only by administrators of the platform.
    readers: rows('council_occurrence_readers', {
      reader_id: reference('users', { required: true }),
    }),
    state: occurrenceState,
    ...ending,
  },
  title: ['title'],
  unique: [['number']],
  rules: ['readersOnce'],
  list: {
    columns: ['title', 'number', 'happened_at'],
    search: ['title', 'number', 'description'],
    filters: ['state', 'status'],
    sort: 'happened_at',
    newestFirst: true,
    views: {
      open: { 'filter[state]': 'open,in_analysis,in_progress' },
      closed: { 'filter[state]': 'closed,cancelled' },
    },
  },
  form: [
    {
      section: 'narrative',
      fields: ['title', 'happened_at', 'place', 'description', 'attachments'],
    },
    { section: 'readers', fields: ['readers'] },
    {
      section: 'progress',
      fields: [
        'number',
        'state',
        'reporter_id',
        'outcome',
        'cancel_reason',
        'closed_at',
        'closed_by_id',
      ],
    },
  ],
  story: ['description', 'attachments'],
  refusals: ['no_reader'],
  access: {
    admin: { may: [...seen, 'update'], creates: reported, updates: ['readers'] },
    // A reporter can always read their own; other residents only those of which they are readers.
    condomino: {
      may: ['read', 'create'],
      rows: 'ofCouncil',
      writes: 'byCouncil',
      creates: reported,
    },
  },
  states: {
    field: 'state',
    over: ['closed', 'cancelled'],
    acts: {
      open: ['analyse'],
      in_analysis: ['proceed'],
      in_progress: ['close'],
      closed: [],
      cancelled: [],
    },
    transitions: occurrenceTransitions(['admin', 'condomino'], ['admin', 'condomino']),
  },
})
