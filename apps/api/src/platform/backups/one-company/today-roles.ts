import { newId } from '@portaria/contract/value-types/uuid'
import type { Client } from 'pg'

/** A role of somebody in the company, as the backup has it. */
export type OldRole = {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: string
  /** Whether it is neither removed nor an invitation that nobody accepted yet. */
  readonly isOpen: boolean
}

/** A role in the new company. */
export type NewRole = {
  readonly oldId: string
  readonly id: string
  readonly userId: string
  readonly isEnded: boolean
}

/** A role of an account that is gone, and the account that has its e-mail today. */
export type TakenEmail = Pick<OldRole, 'email' | 'role'> & {
  readonly was: string
  readonly holder: string
}

export type TodaysRoles = {
  readonly roles: readonly NewRole[]
  /** Roles that ended, since the account of the backup exists no longer. */
  readonly gone: readonly Pick<OldRole, 'name' | 'email' | 'role'>[]
}

/** Reads the roles of a company, as the owner of the tables. */
export async function readRoles(client: Client, tenantId: string): Promise<OldRole[]> {
  const { rows } = await client.query<OldRole>(
    `SELECT m.id, m.user_id AS "userId", u.name, u.email, m.role,
       m.deleted_at IS NULL AND m.invitation IS NULL AS "isOpen"
     FROM public.memberships m JOIN public.users u ON u.id = m.user_id
     WHERE m.tenant_id = $1 ORDER BY m.role, u.email, m.id`,
    [tenantId],
  )
  return rows
}

/** Condition on `public.memberships l`: the role is over today, where the company lives. */
export const isOver = `(l.deleted_at IS NOT NULL OR l.status = 'INATIVO'
  OR least(l.ends_on, l.leaves_on) < public.tenant_today(l.tenant_id))`

type Account = { readonly id: string; readonly name: string; readonly email: string }

/**
 * Decides which roles of a backup go on in the new company: those of accounts that exist today, and
 * which are not over where the company lives. A role of an account that is gone goes to the account
 * that has its e-mail today only where `give` says so.
 * Ids are others, since a role's id is one of the platform.
 */
export async function rolesOfToday(
  client: Client,
  then: readonly OldRole[],
  give: (taken: TakenEmail) => Promise<boolean>,
): Promise<TodaysRoles> {
  const { rows: ended } = await client.query<{ id: string }>(
    `SELECT l.id FROM public.memberships l WHERE l.id = ANY($1::uuid[]) AND ${isOver}`,
    [then.map(({ id }) => id)],
  )
  const over = new Set(ended.map(({ id }) => id))
  const roles = then.map((one) => ({ ...one, isOpen: one.isOpen && !over.has(one.id) }))
  const { rows: accounts } = await client.query<Account>(
    `SELECT id, name, lower(email) AS email FROM public.users
     WHERE deleted_at IS NULL AND (id = ANY($1::uuid[]) OR lower(email) = ANY($2::text[]))`,
    [roles.map(({ userId }) => userId), roles.map(({ email }) => email.toLowerCase())],
  )
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const byEmail = new Map(accounts.map((account) => [account.email, account]))
  const answers = new Map<string, boolean>()
  const isGiven = async (taken: TakenEmail) => {
    // One answer gives one role: whoever is owed one need not be owed the others.
    const key = `${taken.role} ${taken.email}`
    const answer = answers.get(key) ?? (await give(taken))
    answers.set(key, answer)
    return answer
  }
  const held = new Set(
    roles.filter((one) => one.isOpen && byId.has(one.userId)).map((one) => keyOf(one)),
  )
  const decided: NewRole[] = []
  const gone: OldRole[] = []
  for (const old of roles) {
    const same = { oldId: old.id, id: newId(), userId: old.userId }
    if (!old.isOpen || byId.has(old.userId)) {
      decided.push({ ...same, isEnded: !old.isOpen })
      continue
    }
    const email = old.email.toLowerCase()
    const holder = byEmail.get(email)
    const isTaken =
      holder !== undefined &&
      (await isGiven({ email, role: old.role, was: old.name, holder: holder.name }))
    if (!isTaken) gone.push(old)
    const userId = isTaken ? holder.id : old.userId
    const isFree = isTaken && !held.has(keyOf({ userId, role: old.role }))
    if (isFree) held.add(keyOf({ userId, role: old.role }))
    decided.push({ ...same, userId, isEnded: !isFree })
  }
  return { roles: decided, gone }
}

const keyOf = ({ userId, role }: Pick<OldRole, 'userId' | 'role'>) => `${userId} ${role}`
