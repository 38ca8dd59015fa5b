import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** Days before the end of a document when its first notice goes out. */
export const SOON_DAYS = 30

const hasDocument = (provider: Sql, ends: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM service_provider_documents d
  WHERE d.tenant_id = ${provider}.tenant_id AND d.service_provider_id = ${provider}.id AND ${ends})`

/** Whether a document of a provider was valid until a day before today. */
export const hasExpired = (provider: Sql, actor: TenantActor): Sql =>
  hasDocument(provider, sql`d.expires_on < ${todayOf(actor)}`)

/** Whether a document of a provider is valid today, and ends soon. */
export const expiresSoon = (provider: Sql, actor: TenantActor): Sql =>
  hasDocument(
    provider,
    sql`d.expires_on BETWEEN ${todayOf(actor)} AND ${todayOf(actor)} + ${SOON_DAYS}::int`,
  )
