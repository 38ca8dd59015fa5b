import { randomUUID } from 'node:crypto'
import type { Role } from '@portaria/contract/actors/roles'
import { runSql } from './database.ts'

/**
 * Makes a person with the demonstration's password. If an earlier attempt made one with the same
 * e-mail, that person gets another e-mail.
 */
async function addUser(name: string, email: string): Promise<string> {
  const user = randomUUID()
  await runSql(`UPDATE users SET email = id || '@antes.example' WHERE email = $1`, [email])
  await runSql('INSERT INTO users (id, name, email) VALUES ($1, $2, $3)', [user, name, email])
  await runSql(
    `INSERT INTO user_passwords (user_id, hash)
     SELECT $1, p.hash FROM user_passwords p JOIN users u ON u.id = p.user_id WHERE u.email = $2`,
    [user, 'sindico@bosque.example'],
  )
  return user
}

/**
 * Makes a person for this journey only, so that another journey can use `like` meanwhile. The new
 * person has the same membership as `like`; `resident` links them to a resident.
 */
export async function addMember(
  like: string,
  name: string,
  email: string,
  resident: string | null = null,
): Promise<void> {
  const user = await addUser(name, email)
  await runSql(
    `INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, resident_id)
     SELECT $1, $2, m.tenant_id, m.role, m.starts_on, $4
     FROM memberships m JOIN users u ON u.id = m.user_id WHERE u.email = $3`,
    [randomUUID(), user, like, resident],
  )
}

/** Makes a person of a company, with the demonstration's password. */
export async function addPerson(
  tenant: string,
  role: Role,
  name: string,
  email: string,
): Promise<void> {
  await runSql(
    `INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
     VALUES ($1, $2, $3, $4, current_date - 1)`,
    [randomUUID(), await addUser(name, email), tenant, role],
  )
}

/** Makes a company with one síndico, who has the demonstration's password; resolves to its id. */
export async function addCompany(name: string, sindico: string): Promise<string> {
  const tenant = randomUUID()
  await runSql('INSERT INTO tenants (id, legal_name, contact_email) VALUES ($1, $2, $3)', [
    tenant,
    name,
    sindico,
  ])
  await addPerson(tenant, 'sindico', 'Ivo Paz', sindico)
  return tenant
}
