import type { TenantActor } from '@portaria/contract/actors/actor'
import { ownCompanyFields, tenants } from '@portaria/contract/modules/companies/tenants/tenants'
import { updateSchema } from '@portaria/contract/record-checks/validation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/authentication.ts'
import { hasTenant } from '../../../platform/database/app-database.ts'
import { problem } from '../../../platform/problem.ts'
import { answersOf } from '../../../register-endpoints/declared-answers.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import { readOne } from '../../../register-endpoints/read-records.ts'
import { etag, versionIn } from '../../../register-endpoints/register-endpoints.ts'
import { updateRecord } from '../../../register-endpoints/write-records.ts'

const config = { access: { right: 'company.settings' } } as const
const tags = ['company']

/**
 * Serves the settings of the síndico's own company: one row of the register of companies, by the
 * rights of its definition (companies §3).
 */
export function companySettingsRoutes(app: FastifyInstance, machineries: Machineries): void {
  const companies = machineries.get(tenants.name)
  if (!companies) throw new Error('there is no register of companies')
  const answers = answersOf(companies)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/company',
    {
      config: { ...config, gives: ['ETag'] },
      schema: { tags, summary: 'Read the own company', response: { 200: answers.part } },
    },
    async (request, reply) => {
      const actor = ownCompany(request)
      const record = await readOne(companies, actor, actor.tenantId)
      reply.header('ETag', etag(record))
      return { data: record }
    },
  )

  routes.patch(
    '/company',
    {
      config: { ...config, takes: ['If-Match'], gives: ['ETag'], refuses: ['duplicate'] },
      schema: {
        tags,
        summary: 'Change the own company',
        description: `Fields: ${ownCompanyFields.join(', ')}.`,
        body: updateSchema(tenants),
        response: { 200: answers.record },
      },
    },
    async (request, reply) => {
      const actor = ownCompany(request)
      const version = versionIn(request)
      const record = await updateRecord(companies, actor, actor.tenantId, version, request.body)
      reply.header('ETag', etag(record))
      return { data: record }
    },
  )
}

function ownCompany(request: FastifyRequest): TenantActor {
  const actor = actorOf(request)
  if (!hasTenant(actor)) throw problem('tenant_required')
  return actor
}
