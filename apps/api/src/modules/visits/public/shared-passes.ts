import { type AddressParts, addressLine } from '@portaria/contract/modules/companies/letterhead'
import type { SharedPass } from '@portaria/contract/modules/visits/visits'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { companyAddress, companyName } from '../../companies/public/companies.ts'
import type { PassKeys } from './pass-keys.ts'

type Shareable = {
  id: string
  generation: number
  guest_name: string
  pin_sealed: Buffer
  valid_from: Date
  valid_to: Date
  company: string
  address: AddressParts
}

/** The shared values of a pass of the actor's company. */
export async function readShared(
  keys: PassKeys,
  { queries, actor }: TenantContext,
  id: string,
): Promise<SharedPass> {
  const pass = await queries.one(sql<Shareable>`
    SELECT p.id, s.generation, p.guest_name, s.pin_sealed, p.valid_from, p.valid_to,
      ${companyName} AS company,
      ${companyAddress} AS address
    FROM passes p JOIN tenants t ON t.id = p.tenant_id
    JOIN pass_secrets s ON s.tenant_id = p.tenant_id AND s.pass_id = p.id
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id}`)
  const { guest_name, company, address, generation } = pass
  const code = keys.tokens.of({ tenantId: actor.tenantId, id, generation })
  return {
    id,
    guest_name,
    company,
    address: addressLine(address),
    code,
    url: keys.linkOf(code),
    pin: keys.pins.open(id, pass.pin_sealed),
    valid_from: pass.valid_from.toISOString(),
    valid_to: pass.valid_to.toISOString(),
  }
}

/** The key of a pass and the time from which it opens the gate, for the page of an invitation. */
export async function readPassKey(
  keys: PassKeys,
  context: TenantContext,
  id: string,
): Promise<{ code: string; pin: string | null; from: string }> {
  const { code, pin, valid_from: from } = await readShared(keys, context, id)
  return { code, pin, from }
}
