import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { listQuery } from '../../register-pages/register-queries.ts'

/** Rows requested at once: a household has few current visits. */
const SHOWN = '50'

/** The current and coming visits of the person's home. */
export const ownVisitsQuery = listQuery(visits, {
  'filter[state]': 'waiting,inside,expected,authorised',
  sort: 'expected_from',
  per_page: SHOWN,
  fields:
    'guest_name,kind,state,photo,expected_from,expected_to,waiting_since,checked_in_at,answered_by,answered_name,apartment,purpose',
})

/** The passes of regular guests. */
export const recurringQuery = listQuery(passes, {
  'filter[kind]': 'recurring',
  'filter[state]': 'active',
  per_page: SHOWN,
  fields: 'guest_name,weekdays,from_time,to_time,valid_to',
})
