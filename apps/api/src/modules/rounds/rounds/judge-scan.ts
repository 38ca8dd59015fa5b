import { judgeBody } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { rounds } from '@portaria/contract/modules/rounds/rounds/rounds'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { problem } from '../../../platform/problem.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import { settleRound } from './settle-round.ts'

/** Judges a suspicious scan as valid or not; another verdict may follow later. */
export const judgeScan = (machineries: Machineries) =>
  defineAction(rounds, {
    body: judgeBody,
    summary: 'Decide whether a suspicious scan of a round counts',
    answers: z.null(),
    async run(context, row, { entry_id: id, verdict }) {
      const { queries, actor } = context
      const judged = await queries.count(sql`
      UPDATE round_entries SET verdict = ${verdict}, judged_by_id = ${actor.userId}, judged_at = now()
      WHERE tenant_id = ${actor.tenantId} AND round_id = ${row.id} AND id = ${id} AND kind = 'scan'`)
      // The id belongs to a scan of another round, or to no scan.
      if (judged === 0) throw problem('state_conflict')
      await settleRound(context, machineries, row.id)
      return null
    },
    history: () => null,
  })
