import { patrolPoints } from '@portaria/contract/modules/rounds/patrol-points/patrol-points'
import { renewedCode } from '@portaria/contract/modules/rounds/patrol-points/point-answers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { defineAction, defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'

/** Gives a point another code: the label at the point counts as an old one from now on. */
const renewCode = defineAction(patrolPoints, {
  body: z.nullish(z.strictObject({})),
  summary: 'Change the code of a patrol point, so that its label is an old one',
  answers: renewedCode,
  async run(context, row) {
    const next = (row.code_number ?? 1) + 1
    await cascade(
      context,
      patrolPoints,
      sql`r.id = ${row.id}`,
      { set: { code_number: next, code_renewed_at: sql`now()` }, operation: 'renew-code' },
      'another label',
    )
    return { code_number: next }
  },
  history: () => null,
})

/** Patrol points beyond their definition. */
export const patrolPointsBehaviour = defineBehaviour(patrolPoints, {
  beforeCreate: async (_context, next) => ({ ...next, code_number: 1 }),
  actions: { 'renew-code': renewCode },
})
