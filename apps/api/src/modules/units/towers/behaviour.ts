import {
  type GenerateApartments,
  type GeneratedApartments,
  generateApartmentsSchema,
  generatedApartments,
  numberApartments,
} from '@portaria/contract/modules/units/apartment-numbering'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { towers } from '@portaria/contract/modules/units/towers/towers'
import { sql } from 'kysely'
import { type Changes } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineAction, defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { makeRows } from '../../../register-endpoints/derived-rows.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'

type Row = RowOf<typeof towers>

/**
 * Towers beyond their definition: making their apartments from floors × units (units §2), and the
 * check that none becomes inactive around active apartments.
 */
export const towersBehaviour = defineBehaviour(towers, {
  async beforeWrite({ queries, actor }, next, before) {
    if (before?.status !== 'ATIVO' || next.status !== 'INATIVO') return next
    const active = await queries.first(sql`
      SELECT 1 FROM apartments
      WHERE tenant_id = ${actor.tenantId} AND tower_id = ${next.id} AND status = 'ATIVO'
        AND deleted_at IS NULL LIMIT 1`)
    if (active) throw fieldProblem('status', 'active_units')
    return next
  },

  actions: {
    'generate-apartments': defineAction(towers, {
      summary: 'Make the apartments of a tower from floors × units, previewed first',
      body: generateApartmentsSchema,
      answers: generatedApartments,
      history: (made) => madeApartments(made),
      isPreview: ({ preview }) => preview,
      run: generateApartments,
    }),
  },
})

/** The number of new apartments, with the first and the last one; null for none. */
const madeApartments = ({ create }: GeneratedApartments): Changes | null =>
  create.length === 0
    ? null
    : { apartments: [null, `${create.length} (${create.at(0)}–${create.at(-1)})`] }

async function generateApartments(
  context: TenantContext,
  tower: Row,
  plan: GenerateApartments,
): Promise<GeneratedApartments> {
  const { queries, actor } = context
  const numbered = numberApartments(plan)
  const there = await queries.all(sql<{ key: string }>`
    SELECT search_normal(number) AS key FROM apartments
    WHERE tenant_id = ${actor.tenantId} AND tower_id = ${tower.id} AND deleted_at IS NULL`)
  const known = new Set(there.map(({ key }) => key))
  const isThere = ({ number }: { number: string }) => known.has(number.toLowerCase())
  const missing = numbered.filter((one) => !isThere(one))
  const answer = {
    create: missing.map(({ number }) => number),
    existing: numbered.filter(isThere).map(({ number }) => number),
  }
  if (plan.preview || missing.length === 0) return answer

  await makeRows(
    context,
    apartments,
    missing.map(({ number, floor }) => ({
      tower_id: tower.id,
      number,
      floor,
      kind: 'apartment',
      occupancy: 'vacant',
    })),
  )
  return answer
}
