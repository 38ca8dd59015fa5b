import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { onServer, onServerOnce, testSecret } from '../../testing/database-server.ts'
import { migrate } from './migrate.ts'
import { databaseRoles, roleName } from './role-credentials.ts'
import { checkSchema } from './schema-check.ts'

const server = inject('databaseServerUrl')
// The prefix is at the front: roles whose names begin with the template's name would count as the
// template's own.
const name = `login_${inject('templateDatabase')}`

beforeAll(async () => {
  await onServer(server, `CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD '${name}'`)
  await onServerOnce(server, `CREATE DATABASE ${name} OWNER ${name}`)
})
afterAll(async () => {
  await onServerOnce(server, `DROP DATABASE ${name} WITH (FORCE)`)
  for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(name, role)}`)
  await onServer(server, `DROP ROLE ${name}`)
})

it('migrates again, and is checked, as a login that may create roles and no more', async () => {
  const url = new URL(server)
  url.username = name
  url.password = name
  url.pathname = `/${name}`
  await migrate({ url: url.href, secret: testSecret })
  await checkSchema({ url: url.href, secret: testSecret })
  await migrate({ url: url.href, secret: testSecret })
  const rights = await onServer(
    server,
    `SELECT rolname FROM pg_roles WHERE rolname LIKE '${name}\\_%'
       AND (rolsuper OR rolcreatedb OR rolcreaterole OR rolbypassrls OR rolreplication)`,
  )
  expect(rights).toEqual([])
})

it('says which role a login lacks', async () => {
  const other = `${name}_other`
  await onServer(server, `CREATE ROLE ${other} LOGIN PASSWORD '${other}'`)
  await onServer(server, `GRANT ${roleName(name, 'owner')} TO ${other}`)
  const url = new URL(server)
  url.username = other
  url.password = other
  url.pathname = `/${name}`
  await expect(checkSchema({ url: url.href, secret: testSecret })).rejects.toThrow(
    `must be a member of the role ${name}_system`,
  )
  await onServer(server, `DROP ROLE ${other}`)
})
