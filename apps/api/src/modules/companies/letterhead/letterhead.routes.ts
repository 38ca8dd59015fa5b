import {
  type AddressParts,
  addressLine,
  type Letterhead,
  letterheadAnswer,
} from '@portaria/contract/modules/companies/letterhead'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import type { RouteTools } from '../../../parts/module.ts'
import { actorOf } from '../../../platform/authentication.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../../platform/files/file-links.ts'
import { photoOf } from '../../../platform/files/person-photo.ts'
import { companyAddress, companyName } from '../public/companies.ts'

type Stored = {
  name: string
  legal_name: string
  cnpj: string | null
  logo_file_id: string | null
  address: AddressParts
}

/** Reads the letterhead of the actor's company: what stands on its papers, and no setting. */
async function readLetterhead(
  { queries, actor }: TenantContext,
  links: FileLinks,
): Promise<Letterhead> {
  const stored = await queries.one(sql<Stored>`
    SELECT ${companyName} AS name, t.legal_name, t.cnpj, t.logo_file_id,
      ${companyAddress} AS address
    FROM tenants t WHERE t.id = ${actor.tenantId}`)
  const { name, legal_name, cnpj, logo_file_id, address } = stored
  return {
    name,
    legal_name: legal_name === name ? null : legal_name,
    cnpj,
    address: addressLine(address),
    logo: photoOf(links, actor.tenantId, logo_file_id),
  }
}

/** Serves the letterhead to everybody of a company: whoever prints needs it (companies §9). */
export function letterheadRoutes(app: FastifyInstance, { database, links }: RouteTools): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/company/letterhead',
    {
      config: { access: { right: 'company.letterhead' } },
      schema: {
        tags: ['company'],
        summary: 'Read the letterhead of the company',
        response: { 200: letterheadAnswer },
      },
    },
    async (request) => ({
      data: await database.readInTenant(actorOf(request), (context) =>
        readLetterhead(context, links),
      ),
    }),
  )
}
