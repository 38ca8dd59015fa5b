import { erasableRegisters, erasureReasons } from '@portaria/contract/modules/erasures/erasures'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { EndedRow, EndedRows } from '../../platform/backups/ended-rows.ts'
import { type ErasureTools, erasuresService } from './erasures.service.ts'

const erased = z.object({
  register: z.enum(erasableRegisters),
  person_id: z.uuid(),
  reason: z.enum(erasureReasons),
  asked_by: z.uuid(),
})

/** People who were erased, whom a restored backup erases again before it serves. */
export const erasedPeople = (tools: ErasureTools): EndedRows => ({
  name: 'erasures',
  scope: 'tenant',
  read: (queries, tenantId, since) =>
    queries.all(sql<EndedRow>`
      SELECT register, person_id, reason, asked_by FROM erasures
      WHERE tenant_id = ${tenantId} AND at >= ${since}`),
  async replay(database, actor, row) {
    const { register, person_id: id, reason, asked_by } = erased.parse(row)
    const service = erasuresService(database, tools)
    const open = await service.eraseAgain({ ...actor, userId: asked_by }, { register, id }, reason)
    if (open.length === 0) return null
    const kinds = open.map(({ kind }) => kind).join(', ')
    return `${register} ${id} of the company ${actor.tenantId} was erased after the backup, in which this was still open and is to be ended: ${kinds}.`
  },
})
