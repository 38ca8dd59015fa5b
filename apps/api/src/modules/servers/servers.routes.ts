import { secretChangeAnswer } from '@portaria/contract/modules/servers/secret-change'
import {
  backupsAnswer,
  companyLoadsAnswer,
  failedJobsAnswer,
  failedJobsQuery,
  loadsQuery,
  retriedJobAnswer,
  serversAnswer,
} from '@portaria/contract/modules/servers/servers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { RouteTools } from '../../parts/module.ts'
import { actorOf } from '../../platform/authentication.ts'
import { problem } from '../../platform/problem.ts'
import { serversService } from './servers.service.ts'

const described = (summary: string) => ({ summary, tags: ['servers'] })

/** A number that the queue gave to a job. */
const ofJob = z.strictObject({ job: z.string().check(z.regex(/^\d{1,18}$/)) })

const access = { right: 'servers.manage' } as const

/** Serves the page of the platform's administrators about the installation (servers §1). */
export function serversRoutes(
  app: FastifyInstance,
  { database, watch, backups }: Pick<RouteTools, 'database' | 'watch' | 'backups'>,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const service = serversService(database, watch)

  routes.get(
    '/servers',
    {
      config: { access },
      schema: {
        ...described('List the servers, their database, and the jobs that wait'),
        response: { 200: serversAnswer },
      },
    },
    async () => ({ data: await service.servers() }),
  )

  routes.get(
    '/servers/failed-jobs',
    {
      config: { access },
      schema: {
        ...described('List jobs that keep failing, the latest first'),
        querystring: failedJobsQuery,
        response: { 200: failedJobsAnswer },
      },
    },
    (request) => service.failedJobs(actorOf(request), request.query),
  )

  routes.post(
    '/servers/failed-jobs/:job/retry',
    {
      config: { access, refuses: ['not_found'] },
      schema: {
        ...described('Let a job run again at once'),
        params: ofJob,
        response: { 202: retriedJobAnswer },
      },
    },
    async (request, reply) => {
      const { job: id } = request.params
      if (!(await service.retry(actorOf(request), id))) throw problem('not_found')
      request.log.info({ job: id, user: request.actor?.userId }, 'a job is tried again')
      return reply.status(202).send({ data: { id } })
    },
  )

  routes.get(
    '/servers/companies',
    {
      config: { access },
      schema: {
        ...described('List companies by their requests of the last hour, the busiest first'),
        querystring: loadsQuery,
        response: { 200: companyLoadsAnswer },
      },
    },
    (request) => service.companies(actorOf(request), request.query),
  )

  routes.get(
    '/servers/backups',
    {
      config: { access },
      schema: {
        ...described('List the last attempts at a backup, the newest first'),
        response: { 200: backupsAnswer },
      },
    },
    async (request) => ({
      data: await service.backups(actorOf(request)),
      meta: { is_set_up: backups },
    }),
  )

  routes.get(
    '/servers/secret',
    {
      config: { access },
      schema: {
        ...described('Read how far a change of the secret is'),
        response: { 200: secretChangeAnswer },
      },
    },
    async () => ({ data: await service.secretChange() }),
  )
}
