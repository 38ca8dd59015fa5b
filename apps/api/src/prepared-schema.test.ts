import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { databaseRoles, roleName } from './platform/database/role-credentials.ts'
import { prepareSchema } from './prepared-schema.ts'
import { onServer, testSecret } from './testing/database-server.ts'
import { makeDatabase } from './testing/schema/whole-database.ts'

const server = inject('databaseServerUrl')
const name = `prepared_${process.pid}`
let url = ''
beforeEach(async () => {
  url = await makeDatabase(server, name)
})
afterEach(async () => {
  await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  for (const role of databaseRoles)
    await onServer(server, `DROP ROLE IF EXISTS ${roleName(name, role)}`)
})

const prepare = (production: boolean, databaseUrl: string | undefined) =>
  prepareSchema({ production, databaseUrl }, { url, secret: testSecret, report: () => undefined })

const tables = () => onServer(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)

it('is only checked in production with a database of the operator’s own', async () => {
  await expect(prepare(true, url)).rejects.toThrow('run `npm run migrate` with the same settings')
  expect(await tables()).toEqual([])
})

it.each([
  { production: true, own: 'the embedded database' },
  { production: false, own: 'the operator’s own' },
])('is made with $own, production: $production', async ({ production }) => {
  await prepare(production, production ? undefined : url)
  expect((await tables()).length).toBeGreaterThan(100)
  await prepare(true, url)
})
