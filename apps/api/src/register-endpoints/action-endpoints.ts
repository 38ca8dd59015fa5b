import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { recordAudit } from '../platform/audit.ts'
import { lockPending } from './aspects/pending-rows.ts'
import { publishChange } from './change-event.ts'
import type { Machinery } from './machinery.ts'
import { actorOn } from './register-actor.ts'
import { lockAndFind } from './write-records.ts'

/** Registers the actions of a register: `POST /{register}/{id}/{action}`, audited. */
export function actionEndpoints(app: FastifyInstance, machinery: Machinery): void {
  const { register, behaviour, database } = machinery
  const routes = app.withTypeProvider<ZodTypeProvider>()
  for (const action of Object.keys(register.actions ?? {})) {
    const handler = behaviour.actions?.[action]
    if (!handler)
      throw new Error(`${register.name} names the action ${action}, and nobody handles it`)
    routes.post(
      `/${register.name}/:id/${action}`,
      {
        config: { access: { register, action } },
        schema: {
          tags: [register.name],
          summary: handler.summary,
          params: z.strictObject({ id: z.uuid() }),
          body: handler.body,
          response: { 200: z.object({ data: handler.answers }) },
        },
      },
      (request) =>
        database.inTenant(actorOn(register, request), async (context) => {
          const { id } = request.params
          const data = handler.onPending
            ? await handler.run(context, await lockPending(machinery, context, id), request.body)
            : await handler.run(context, await lockAndFind(machinery, context, id), request.body)
          if (handler.isPreview?.(request.body)) return { data }
          const changes = handler.history ? handler.history(data) : {}
          if (changes === null) return { data }
          await recordAudit(context, {
            register: register.name,
            rowId: id,
            operation: action,
            changes,
          })
          await publishChange(context, register, [id])
          return { data }
        }),
    )
  }
}
