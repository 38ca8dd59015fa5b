import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ChangedSecret, changedSecret, NEW, OLD } from '../../testing/changed-secret.ts'
import { checkSchema } from '../database/schema-check.ts'
import { accessTokens } from '../sessions/access-token.ts'
import { finishChange, readSecretChange } from './secret-change.ts'
import { secretMark } from './secret-mark.ts'
import { changeSecret } from './secret-tasks.ts'
import { currentOf, type ServerSecret } from './server-secret.ts'

let db: ChangedSecret
beforeEach(async () => {
  db = await changedSecret()
})
afterEach(() => db.close())

const forward: ServerSecret = { current: NEW, other: OLD, kept: [] }
const back: ServerSecret = { current: OLD, other: NEW, kept: [] }

const start = (secret: ServerSecret) => checkSchema({ url: db.url, secret })

/** The state as a server with these secrets sees it. */
async function stateWith(secret: ServerSecret) {
  const keys = await db.keysWith(secret)
  return (await db.system.query((queries) => readSecretChange(queries, keys))).state
}

/** Counts everything as sealed by a server, and ends the change; returns its state. */
async function finish(secret: ServerSecret) {
  const mark = secretMark(currentOf(secret))
  const rows = [NIL_TENANT, ...db.tenants].map((id) => `('${id}', '\\x${mark}', 0, 0)`).join()
  await db.run(`DELETE FROM sealed_counts;
    INSERT INTO sealed_counts (tenant_id, sealed_by, remaining, unreadable) VALUES ${rows}`)
  return (await finishChange(db.system, await db.keysWith(secret))).state
}

/** Lets the task of a night run. */
const night = async (secret: ServerSecret) =>
  changeSecret(
    { system: db.system, startForTenant: async () => undefined },
    await db.keysWith(secret),
    { isFirst: true },
  )

it('the time of the earlier keys runs from the end of a change, not from one that was given up', async () => {
  await start(forward)
  await start(back)
  expect(await finish(back)).toBe('done')
  await start(OLD)
  await db.run(`UPDATE secret_keys SET made_at = made_at - interval '70 days',
    sealed_at = sealed_at - interval '70 days'`)
  const token = await accessTokens(await db.keysWith(OLD)).sign(newId(), 1, new Date())
  await start(forward)
  expect(await finish(forward)).toBe('done')
  await start(NEW)
  await night(NEW)
  expect(await accessTokens(await db.keysWith(NEW)).read(token)).not.toBeNull()
})

it('after a way back a secret can go only once everything was counted again', async () => {
  await start(forward)
  expect(await finish(forward)).toBe('done')
  await start(back)
  await start(forward)
  expect(await stateWith(forward)).toBe('sealing')
  expect(await finish(forward)).toBe('done')
})

it('a server that starts again with the same secret keeps what was counted', async () => {
  await start(forward)
  expect(await finish(forward)).toBe('done')
  await start(forward)
  expect(await stateWith(forward)).toBe('done')
})

it('a company that comes after the last count does not make the change begin again', async () => {
  await start(forward)
  expect(await finish(forward)).toBe('done')
  await db.run(`INSERT INTO tenants (id, legal_name, contact_email, phones)
    VALUES ('${newId()}', 'Later', 'a@example.com', '{}')`)
  expect(await stateWith(forward)).toBe('done')
})
