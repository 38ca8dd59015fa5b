import { pressedTransitions } from '@portaria/contract/define-register/states'
import { transitionSchema } from '@portaria/contract/record-checks/validation'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { answersOf } from './declared-answers.ts'
import type { Machinery } from './machinery.ts'
import { noteRefusal } from './refused-writes.ts'
import { actorOn } from './register-actor.ts'
import { changeStateIn } from './transitions.ts'
import { readWritten } from './write-records.ts'

/** Registers the transitions of a register's states: `POST /{register}/{id}/{transition}`. */
export function transitionEndpoints(app: FastifyInstance, machinery: Machinery): void {
  const { register } = machinery
  const routes = app.withTypeProvider<ZodTypeProvider>()
  for (const [name, transition] of pressedTransitions(register)) {
    const body = transitionSchema(register, transition)
    const isBare = !Object.values(transition.asks ?? {}).includes('required')
    routes.post(
      `/${register.name}/:id/${name}`,
      {
        config: { access: { register, action: name }, gives: ['ETag'] },
        schema: {
          tags: [register.name],
          summary: `Change ${register.states?.field} of one of ${register.name} from ${transition.from.join(' or ')} to ${transition.to}`,
          params: z.strictObject({ id: z.uuid() }),
          body: isBare ? z.optional(z.nullable(body)) : body,
          response: { 200: answersOf(machinery).record },
        },
      },
      async (request, reply) => {
        const { params, body: asked } = request
        const actor = actorOn(register, request)
        const { id } = params
        const record = await machinery.database
          .inTenant(actor, async (context) => {
            await changeStateIn(machinery, context, id, name, asked ?? {})
            return readWritten(machinery, context, id)
          })
          .catch(noteRefusal(machinery, actor, { id }))
        reply.header('ETag', `"${String(record['version'])}"`)
        return { data: record }
      },
    )
  }
}
