import {
  labelsAnswer,
  labelsBody,
  type PointLabel,
} from '@portaria/contract/modules/rounds/patrol-points/point-answers'
import { towers } from '@portaria/contract/modules/units/towers/towers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import type { RouteTools } from '../../../parts/module.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { actorOf } from '../../../platform/authentication.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import { pointCodes } from './point-codes.ts'

/**
 * Serves the sheet of labels, the only way in which the codes of points leave the server
 * (rounds §1).
 */
export function labelRoutes(
  app: FastifyInstance,
  { database, secret }: Pick<RouteTools, 'database' | 'secret'>,
): void {
  const codes = pointCodes(secret)
  app.withTypeProvider<ZodTypeProvider>().post(
    '/patrol-points/labels',
    {
      config: { access: { right: 'patrol_points.labels' } },
      schema: {
        summary: 'Read the codes of patrol points, for the sheet of their labels',
        tags: ['patrol-points'],
        body: labelsBody,
        response: { 200: labelsAnswer },
      },
    },
    async (request) => ({
      data: await database.inTenant(actorOf(request), async (context) => {
        const points = await readPoints(context, request.body.ids)
        await recordAudit(
          context,
          points.map(({ id, code_number: number }) => ({
            register: 'patrol-points',
            rowId: id,
            operation: 'print_label',
            changes: { code_number: [number, number] as const },
          })),
        )
        const { tenantId } = context.actor
        return points.map(
          (point): PointLabel => ({
            ...point,
            code: codes.of({ tenantId, id: point.id, generation: point.code_number }),
          }),
        )
      }),
    }),
  )
}

/** The points in the order of the request; throws `not_found` for an unknown one. */
async function readPoints(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<Omit<PointLabel, 'code'>[]> {
  const points = await queries.all(sql<Omit<PointLabel, 'code'>>`
    SELECT p.id, p.name, p.code_number,
      concat_ws(' · ', ${titleOf(towers, sql.ref('t'))}, nullif(p.location, '')) AS place
    FROM unnest(${[...new Set(ids)]}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN patrol_points p ON p.tenant_id = ${actor.tenantId} AND p.id = wanted.id AND p.deleted_at IS NULL
    LEFT JOIN towers t ON t.tenant_id = p.tenant_id AND t.id = p.tower_id
    ORDER BY wanted.position`)
  const missing = ids.findIndex((id) => !points.some((point) => point.id === id))
  if (missing >= 0) throw fieldProblem(`ids.${missing}`, 'not_found')
  return points
}
