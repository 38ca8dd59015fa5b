import { randomUUID } from 'node:crypto'
import { runSql } from './database.ts'

/** Makes a company with one síndico, who has the password of the demonstration; answers its id. */
export async function addCompany(name: string, sindico: string): Promise<string> {
  const [tenant, user, membership] = [randomUUID(), randomUUID(), randomUUID()]
  // A journey that is tried again begins with a company that nobody has used.
  await runSql(`UPDATE users SET email = id || '@antes.example' WHERE email = $1`, [sindico])
  await runSql('INSERT INTO tenants (id, legal_name, contact_email) VALUES ($1, $2, $3)', [
    tenant,
    name,
    sindico,
  ])
  await runSql('INSERT INTO users (id, name, email) VALUES ($1, $2, $3)', [
    user,
    'Ivo Paz',
    sindico,
  ])
  // The password hash of a demonstration account.
  await runSql(
    `INSERT INTO user_passwords (user_id, hash)
     SELECT $1, p.hash FROM user_passwords p JOIN users u ON u.id = p.user_id WHERE u.email = $2`,
    [user, 'sindico@bosque.example'],
  )
  await runSql(
    `INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
     VALUES ($1, $2, $3, 'sindico', current_date - 1)`,
    [membership, user, tenant],
  )
  return tenant
}
