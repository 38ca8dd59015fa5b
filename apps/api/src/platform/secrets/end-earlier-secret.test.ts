import { createHmac } from 'node:crypto'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ChangedSecret, changedSecret, NEW, OLD } from '../../testing/changed-secret.ts'
import { appDatabase } from '../database/app-database.ts'
import { authDatabase } from '../database/auth-database.ts'
import { openPool } from '../database/database-pool.ts'
import { withClient } from '../database/one-connection.ts'
import { databaseName, roleUrl } from '../database/role-credentials.ts'
import { checkSchema } from '../database/schema-check.ts'
import { endEarlierSecret } from './end-earlier-secret.ts'
import { withKeptKeys } from './kept-keys.ts'
import type { SealedValues } from './sealed-values.ts'
import { lastingKey, type ServerSecret } from './server-secret.ts'
import { holdStart } from './start-hold.ts'

const switched: ServerSecret = { current: NEW, other: OLD, kept: [] }

let db: ChangedSecret
beforeEach(async () => {
  db = await changedSecret()
  await db.letAppSeal()
  const held = await db.keysWith(OLD)
  await db.fill(db.tenants[0], 1, held)
  await db.run(`UPDATE tried SET digest = '\\x${digestWith(held).toString('hex')}'`)
  const [user, membership] = [newId(), newId()]
  await db.run(`INSERT INTO users (id, name, email) VALUES ('${user}', 'Ana', 'ana@example.com');
    INSERT INTO memberships (id, user_id, role) VALUES ('${membership}', '${user}', 'admin');
    INSERT INTO sessions (id, user_id, membership_id, generation_at)
      VALUES ('${newId()}', '${user}', '${membership}', now())`)
  await start(switched)
})
afterEach(() => db.close())

const start = (secret: ServerSecret) => checkSchema({ url: db.url, secret })

/** The digest by which servers with a secret find the PIN. */
const digestWith = (secret: ServerSecret, value = 'word 0') =>
  createHmac('sha256', lastingKey(secret, 'pass PIN digests')).update(value).digest()

const pinsWith = (secret: ServerSecret): SealedValues => ({
  ...db.valuesWith(secret),
  digest: { column: 'digest', of: (_, value) => digestWith(secret, value) },
})

type Tools = Parameters<Parameters<typeof endEarlierSecret>[0]['withTools']>[1]

/** Runs work with the logins of a server that has a secret. */
async function withTools(secret: ServerSecret, work: Tools): Promise<void> {
  const login = (role: 'app' | 'auth') =>
    openPool(roleUrl(db.url, databaseName(db.url), role, secret), { connections: 2 })
  const [app, auth] = [login('app'), login('auth')]
  try {
    await work({
      database: appDatabase(app, () => undefined),
      auth: authDatabase(auth),
      values: [pinsWith(secret)],
      secret,
    })
  } finally {
    await app.close()
    await auth.close()
  }
}

/** Ends the earlier secret as the command does; returns what it said. */
async function end(given: ServerSecret, tools = withTools): Promise<string> {
  const secret = await withKeptKeys(db.url, given)
  const checked = await checkSchema({ url: db.url, secret })
  const said: string[] = []
  await withClient(db.url, (client) =>
    endEarlierSecret({
      client,
      prefix: databaseName(db.url),
      secret: checked,
      withTools: tools,
      report: (line) => void said.push(line),
    }),
  )
  return said.join('\n')
}

/** Whether servers with a secret find the PIN, and the sessions that go on. */
async function left(secret: ServerSecret) {
  const kept = await db.keysWith(secret)
  const [row] = await db.run<{ digest: Buffer }>('SELECT digest FROM tried')
  const sessions = await db.run('SELECT id FROM sessions WHERE ended_at IS NULL')
  const { words } = await db.read(db.tenants[0], kept)
  return { found: row?.digest.equals(digestWith(kept)), words, sessions: sessions.length }
}

it('seals everything anew, has PINs found by the new keys, and ends the sessions', async () => {
  expect(await left(switched)).toEqual({ found: true, words: ['word 0'], sessions: 1 })
  const before = await db.run<{ digest: Buffer }>('SELECT digest FROM tried')
  const said = await end(switched)
  expect(said).not.toContain('open with neither')
  await start(NEW)
  expect(await left(NEW)).toEqual({ found: true, words: ['word 0'], sessions: 0 })
  expect(await db.run('SELECT digest FROM tried')).not.toEqual(before)
})

it('says how many values no secret opens', async () => {
  await db.fill(db.tenants[1], 2, 'a secret that everybody has lost, long')
  await db.run(`UPDATE tried SET sealed = '\\x${'ab'.repeat(60)}'
    WHERE tenant_id = '${db.tenants[1]}'`)
  expect(await end(switched)).toContain('2 values open with neither secret')
})

it('keeps servers from starting where it was stopped, until it was run again', async () => {
  let times = 0
  const stopped: typeof withTools = async (secret, work) => {
    times += 1
    if (times === 2) throw new Error('stopped')
    return withTools(secret, work)
  }
  await expect(end(switched, stopped)).rejects.toThrow('stopped')
  const refusal = 'run `npm run change-secret -- --end` again before a server starts'
  await expect(holdStart(db.url)).rejects.toThrow(refusal)
  await end(NEW)
  const begun = await holdStart(db.url)
  await begun()
  expect(await left(NEW)).toEqual({ found: true, words: ['word 0'], sessions: 0 })
})

it('ends no key while a server starts, until it is seen or has given up', async () => {
  const begun = await holdStart(db.url)
  await expect(end(switched)).rejects.toThrow('A server starts')
  expect(await left(switched)).toMatchObject({ found: true, sessions: 1 })
  await begun()
  await begun()
  await end(switched)
})

it('ends no key while a server works', async () => {
  await db.serve('one', NEW, OLD)
  await expect(end(switched)).rejects.toThrow('Stop the servers first')
  expect(await left(switched)).toMatchObject({ found: true, sessions: 1 })
})
