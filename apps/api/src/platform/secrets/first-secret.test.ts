import { newId } from '@portaria/contract/value-types/uuid'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { NEW, OLD } from '../../testing/changed-secret.ts'
import { onServer } from '../../testing/database-server.ts'
import { dropWholeDatabase, makeDatabase } from '../../testing/schema/whole-database.ts'
import { migrate } from '../database/migrate.ts'
import { databaseName, roleUrl } from '../database/role-credentials.ts'
import { checkSchema } from '../database/schema-check.ts'
import { secretMark } from './secret-mark.ts'

const server = inject('databaseServerUrl')
const name = `first_secret_${process.pid}`

let url: string
beforeEach(async () => {
  url = await makeDatabase(server, name)
  await migrate({ url, secret: OLD, before: '0145' })
  await onServer(
    url,
    `INSERT INTO users (id, name, email) VALUES ('${newId()}', 'Ana', 'ana@example.com')`,
  )
})
afterEach(() => dropWholeDatabase(server, name))

const switched = { current: NEW, other: OLD, kept: [] }

/** Logs in as a server of the release before, and tells whether the database is still its own. */
async function isUntouched(): Promise<boolean | undefined> {
  const asServer = roleUrl(url, databaseName(url), 'app', OLD)
  const statement = "SELECT to_regclass('public.secret_keys') IS NULL AS untouched"
  const [found] = await onServer<{ untouched: boolean }>(asServer, statement)
  return found?.untouched
}

it('another secret changes nothing of a database that servers of the release before use', async () => {
  await expect(migrate({ url, secret: NEW })).rejects.toThrow(
    'migrated with another SESSION_SECRET',
  )
  expect(await isUntouched()).toBe(true)
})

it('two secrets change nothing of it, since it is unknown which one made what there is', async () => {
  const refusal = 'start it once with the old SESSION_SECRET alone'
  await expect(migrate({ url, secret: switched })).rejects.toThrow(refusal)
  expect(await isUntouched()).toBe(true)
})

it('its own secret migrates it, and another one follows then', async () => {
  await migrate({ url, secret: OLD })
  await checkSchema({ url, secret: { current: OLD, other: NEW, kept: [] } })
  const { kept } = await checkSchema({ url, secret: switched })
  expect(new Set(kept.map(({ madeBy }) => madeBy))).toEqual(
    new Set([secretMark(OLD), secretMark(NEW)]),
  )
})
