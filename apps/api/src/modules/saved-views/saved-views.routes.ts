import {
  newViewBody,
  savedViewAnswer,
  savedViewsAnswer,
  savedViewsQuery,
  viewChangeBody,
  viewParams,
} from '@portaria/contract/modules/saved-views/saved-views'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ofOnePerson } from '../../platform/api-document/of-one-person.ts'
import { noAnswer } from '../../platform/api-document/operations.ts'
import { actorOf } from '../../platform/authentication.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { savedViewsService } from './saved-views.service.ts'

const config = { access: 'signed_in' } as const
const described = (summary: string) => ({ summary, tags: ['saved-views'] })

/** Serves a person's saved views of lists, with names of their own (saved-views §1). */
export function savedViewsRoutes(app: FastifyInstance, database: AppDatabase): void {
  const service = savedViewsService(database)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/me/views',
    {
      config,
      schema: {
        ...described('List the own views of a list'),
        querystring: savedViewsQuery,
        response: { 200: savedViewsAnswer },
      },
    },
    async (request) => ({ data: await service.list(actorOf(request), request.query.register) }),
  )

  routes.post(
    '/me/views',
    {
      config: { ...config, refuses: ['id_taken'] },
      schema: {
        ...described('Add a view of a list'),
        body: newViewBody,
        response: { 201: savedViewAnswer },
      },
    },
    async (request, reply) =>
      reply.status(201).send({ data: await service.keep(actorOf(request), request.body) }),
  )

  routes.patch(
    '/me/views/:id',
    {
      config,
      schema: {
        ...described('Rename an own view, or have its list open with it'),
        ...ofOnePerson,
        params: viewParams,
        body: viewChangeBody,
        response: { 200: savedViewAnswer },
      },
    },
    async (request) => ({
      data: await service.change(actorOf(request), request.params.id, request.body),
    }),
  )

  routes.delete(
    '/me/views/:id',
    {
      config,
      schema: {
        ...described('Remove an own view'),
        ...ofOnePerson,
        params: viewParams,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.remove(actorOf(request), request.params.id)
      return reply.status(204).send()
    },
  )
}
