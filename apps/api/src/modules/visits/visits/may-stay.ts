import { changedRow } from '@portaria/contract/answers/register-answers'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { problem } from '../../../platform/problem.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import { announceExit } from '../public/visit-news.ts'
import { writeVisit } from './write-visit.ts'

/**
 * Notes that the gate has looked at somebody who stays too long: the notice does not come again.
 */
export const mayStay = defineAction(visits, {
  summary: 'Acknowledge that somebody stays longer than usual',
  body: z.optional(z.nullable(z.strictObject({}))),
  answers: changedRow,
  history: () => null,
  async run(context, row) {
    if (row.state !== 'inside') throw problem('state_conflict')
    await writeVisit(context, row, 'may-stay', { overstay_seen_at: sql`now()` })
    await announceExit(context, [row])
    return { id: row.id }
  },
})
