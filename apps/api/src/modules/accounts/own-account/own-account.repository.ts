import type { Role } from '@portaria/contract/actors/roles'
import type { OwnInvitation } from '@portaria/contract/modules/accounts/invitations'
import type { Company, UpdateMeBody } from '@portaria/contract/modules/accounts/sign-in'
import type { CompaniesQuery } from '@portaria/contract/modules/companies/companies-query'
import type { visitSettings } from '@portaria/contract/modules/companies/settings/visit-settings'
import type { Language } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import { liveMembership } from '../../../platform/sessions/live-membership.ts'
import { companyName, namedLike } from '../../companies/public/companies.ts'

/** A person's own data. */
export type OwnAccount = {
  id: string
  name: string
  email: string
  phone: string | null
  language: Language
  settings: Record<string, unknown>
  shortcuts: string[]
  photo_file_id: string | null
  /** The picture in the register of residents or employees, by the membership. */
  registered_photo_id: string | null
  last_login_at: Date | null
}

export type OwnCompany = {
  name: string
  logo_file_id: string | null
  time_zone: string
  settings: Parameters<typeof visitSettings>[0]
}

export type OwnMembershipRow = { id: string; role: Role; tenant: Company | null }

export function readOwnAccount(
  queries: Queries,
  { userId, membershipId }: { userId: string; membershipId: string },
): Promise<OwnAccount> {
  return queries.one(sql<OwnAccount>`
    SELECT u.id, u.name, u.email, u.phone, u.language, u.settings, u.shortcuts, u.photo_file_id,
      u.last_login_at, coalesce(r.photo_file_id, e.photo_file_id) AS registered_photo_id
    FROM users u
    LEFT JOIN memberships m ON m.id = ${membershipId} AND m.user_id = u.id
    LEFT JOIN residents r ON r.tenant_id = m.tenant_id AND r.id = m.resident_id
    LEFT JOIN employees e ON e.tenant_id = m.tenant_id AND e.id = m.employee_id
    WHERE u.id = ${userId}`)
}

/** The live memberships of a person with their companies, the last used first. */
export function readOwnMemberships(queries: Queries, id: string): Promise<OwnMembershipRow[]> {
  return queries.all(sql<OwnMembershipRow>`
    SELECT m.id, m.role,
      CASE WHEN t.id IS NOT NULL THEN
        jsonb_build_object('id', t.id, 'name', ${companyName}, 'status', t.status)
      END AS tenant
    FROM memberships m LEFT JOIN tenants t ON t.id = m.tenant_id
    WHERE m.user_id = ${id} AND ${liveMembership}
    ORDER BY m.last_used_at DESC NULLS LAST, m.created_at, m.id`)
}

/** The open invitations to an e-mail, the earliest first. */
export async function readOwnInvitations(
  queries: Queries,
  email: string,
): Promise<OwnInvitation[]> {
  const rows = await queries.all(sql<Omit<OwnInvitation, 'expires_at'> & { expires_at: Date }>`
    SELECT i.id, i.role, t.legal_name AS company, i.expires_at
    FROM invitations i LEFT JOIN tenants t ON t.id = i.tenant_id
    WHERE lower(i.email) = lower(${email}) AND i.state = 'pending' AND i.expires_at > now()
      AND (t.id IS NULL OR (t.status = 'ATIVO' AND t.deleted_at IS NULL))
    ORDER BY i.created_at, i.id LIMIT 10`)
  return rows.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() }))
}

/**
 * Reads the public name, logo and settings of a company, and its time zone. Call it in the
 * company's scope.
 */
export function readOwnCompany(queries: Queries, tenantId: string): Promise<OwnCompany> {
  return queries.one(sql<OwnCompany>`
    SELECT ${companyName} AS name, t.logo_file_id, t.time_zone, t.settings FROM tenants t WHERE t.id = ${tenantId}`)
}

/** The fields of the register of users that people change themselves. */
export type OwnDetails = { name: string; phone: string | null }

/** Reads the details before a change; locks the row, but for rows that refer to it. */
export function lockOwnDetails(queries: Queries, id: string): Promise<OwnDetails> {
  return queries.one(
    sql<OwnDetails>`SELECT name, phone FROM users WHERE id = ${id} FOR NO KEY UPDATE`,
  )
}

/**
 * Writes a person's changes of their own data. Another name or telephone is a new version of the
 * row that administrators edit; personal settings are not.
 */
export async function updateOwnAccount(
  queries: Queries,
  id: string,
  { settings, shortcuts, language, name, phone }: UpdateMeBody,
): Promise<void> {
  const isNewVersion = name !== undefined || phone !== undefined
  const isPreference = settings !== undefined || shortcuts !== undefined
  const changes = [
    settings !== undefined && sql`settings = ${JSON.stringify(settings)}::jsonb`,
    shortcuts !== undefined && sql`shortcuts = ${shortcuts}::text[]`,
    language !== undefined && sql`language = ${language}`,
    name !== undefined && sql`name = ${name}`,
    phone !== undefined && sql`phone = ${phone}`,
    isPreference && sql`preferences_saved_at = now()`,
    isNewVersion && sql`version = version + 1, updated_at = now(), updated_by = ${id}`,
  ].filter((change) => change !== false)
  if (changes.length === 0) return
  await queries.count(sql`UPDATE users SET ${sql.join(changes)} WHERE id = ${id}`)
}

/** A page of the companies that are not removed, by name, with how many there are in all. */
export async function readCompanies(
  queries: Queries,
  { q, page, per_page: perPage }: CompaniesQuery,
): Promise<{ companies: Company[]; total: number }> {
  const found = sql`tenants t WHERE t.deleted_at IS NULL ${namedLike(q)}`
  const companies = await queries.all(sql<Company>`
    SELECT t.id, ${companyName} AS name, t.status FROM ${found}
    ORDER BY ${companyName} COLLATE "pt-BR-x-icu", t.id
    LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`)
  const { total } = await queries.one(
    sql<{ total: number }>`SELECT count(*)::integer AS total FROM ${found}`,
  )
  return { companies, total }
}
