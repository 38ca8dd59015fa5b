import type { Client } from 'pg'
import { StartupError } from '../../startup-error.ts'
import {
  type OldRole,
  readRoles,
  rolesOfToday,
  type TakenEmail,
  type TodaysRoles,
} from './today-roles.ts'

/** The number of a company, and the living company that has it; null for none. */
export type WantedCnpj = { readonly cnpj: string | null; readonly holder: string | null }

/** What an operator decides, where the living installation has what the backup has. */
export type Decisions = {
  /** Returns the number of the new company, or null for none. Called again while another has it. */
  cnpj(wanted: WantedCnpj): Promise<string | null>
  /** Returns whether a role goes to the account that has its e-mail today. */
  give(taken: TakenEmail): Promise<boolean>
}

export type Decided = { readonly cnpj: string | null; readonly roles: TodaysRoles }

type Asked = {
  readonly work: Client
  readonly target: Client
  readonly tenantId: string
  /** The name that the new company shows. */
  readonly name: string
  readonly decisions: Decisions
}

/**
 * Has everything decided that the rows cannot say. Throws a `StartupError` for a name that a company
 * shows already, since nobody could tell the two apart.
 */
export async function decide({ work, target, tenantId, name, decisions }: Asked): Promise<Decided> {
  await requireFreeName(target, name)
  const { rows } = await work.query<{ cnpj: string | null }>(
    'SELECT cnpj FROM public.tenants WHERE id = $1',
    [tenantId],
  )
  const cnpj = await freeCnpj(target, rows[0]?.cnpj ?? null, decisions)
  const old: OldRole[] = await readRoles(work, tenantId)
  return { cnpj, roles: await rolesOfToday(target, old, decisions.give) }
}

/** Throws a `StartupError` where a company shows the name already. */
export async function requireFreeName(target: Client, name: string): Promise<void> {
  const { rowCount } = await target.query(
    `SELECT FROM public.tenants WHERE deleted_at IS NULL
       AND search_normal($1) IN (search_normal(fantasy_name), search_normal(legal_name))`,
    [name],
  )
  if (rowCount === 0) return
  throw new StartupError(
    `There is a company ${name} already: give another name with --as, by which people tell the two apart.`,
  )
}

async function freeCnpj(
  target: Client,
  first: string | null,
  decisions: Decisions,
): Promise<string | null> {
  const holderOf = async (cnpj: string | null) => {
    const { rows } = await target.query<{ name: string }>(
      `SELECT coalesce(fantasy_name, legal_name) AS name FROM public.tenants
       WHERE deleted_at IS NULL AND cnpj = $1`,
      [cnpj],
    )
    return rows[0]?.name ?? null
  }
  let cnpj = await decisions.cnpj({ cnpj: first, holder: await holderOf(first) })
  for (let holder = await holderOf(cnpj); holder !== null; holder = await holderOf(cnpj)) {
    cnpj = await decisions.cnpj({ cnpj, holder })
  }
  return cnpj
}
