import {
  assignedAnswer,
  dayFiguresAnswer,
  latestChangesAnswer,
  peopleByTowerAnswer,
  registerTotalsAnswer,
} from '@portaria/contract/modules/landing/landing'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../platform/authentication.ts'
import type { LandingService } from './landing.service.ts'

const described = (summary: string) => ({ summary, tags: ['dashboard'] })

/** Serves the figures of the landing page besides the lists (landing §1). */
export function landingRoutes(app: FastifyInstance, service: LandingService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/dashboard/totals',
    {
      config: { access: { right: 'dashboard.totals' } },
      schema: {
        ...described('Read how much there is in each register'),
        response: { 200: registerTotalsAnswer },
      },
    },
    async (request) => ({ data: await service.registerTotals(actorOf(request)) }),
  )

  routes.get(
    '/dashboard/people',
    {
      config: { access: { right: 'dashboard.people' } },
      schema: {
        ...described('List the people of each tower today'),
        response: { 200: peopleByTowerAnswer },
      },
    },
    async (request) => ({ data: await service.peopleByTower(actorOf(request)) }),
  )

  routes.get(
    '/dashboard/day',
    {
      config: { access: { right: 'dashboard.day' } },
      schema: {
        ...described('Read how the site stands now'),
        response: { 200: dayFiguresAnswer },
      },
    },
    async (request) => ({ data: await service.dayFigures(actorOf(request)) }),
  )

  routes.get(
    '/dashboard/assigned',
    {
      config: { access: { right: 'dashboard.assigned' } },
      schema: {
        ...described('Read what the own provider holds and where it is expected'),
        response: { 200: assignedAnswer },
      },
    },
    async (request) => ({ data: await service.assigned(actorOf(request)) }),
  )

  routes.get(
    '/dashboard/changes',
    {
      config: { access: { right: 'audit.read' } },
      schema: { ...described('List the latest changes'), response: { 200: latestChangesAnswer } },
    },
    async (request) => ({ data: await service.latestChanges(actorOf(request)) }),
  )
}
