import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChangedSecret, changedSecret, NEW, OLD } from '../../testing/changed-secret.ts'
import { migrate } from '../database/migrate.ts'
import { withClient } from '../database/one-connection.ts'
import { databaseName } from '../database/role-credentials.ts'
import { checkSchema } from '../database/schema-check.ts'
import { accessTokens } from '../sessions/access-token.ts'
import { endEarlierKeys, finishEnding } from './end-earlier-keys.ts'
import { holdKeys, lockKeys } from './keys-lock.ts'
import { secretMark } from './secret-mark.ts'
import type { ServerSecret } from './server-secret.ts'
import { holdStart } from './start-hold.ts'

let db: ChangedSecret
beforeAll(async () => {
  db = await changedSecret()
})
afterAll(() => db.close())

const learning: ServerSecret = { current: OLD, other: NEW, kept: [] }
const switched: ServerSecret = { current: NEW, other: OLD, kept: [] }

const start = (secret: ServerSecret) => checkSchema({ url: db.url, secret })

it('an earlier secret that became known is ended with servers stopped, and no key of it is left', async () => {
  const prefix = databaseName(db.url)
  const held = await start(switched)
  const token = await accessTokens(OLD).sign(newId(), 1, new Date())
  expect(await accessTokens(held).read(token)).not.toBeNull()
  await db.serve('one', NEW, OLD)
  await db.serve('two', NEW, OLD)
  const end = () => withClient(db.url, (client) => endEarlierKeys(client, prefix, NEW))
  const refusal = 'Stop the servers first, they would go on with the earlier keys: one, two.'
  await expect(end()).rejects.toThrow(refusal)
  expect(await accessTokens(await start(switched)).read(token)).not.toBeNull()
  await db.run('DELETE FROM servers')
  const ended = await end()
  expect(new Set(ended.kept.map(({ madeBy }) => madeBy))).toEqual(new Set([secretMark(NEW)]))
  expect(await accessTokens(ended).read(token)).toBeNull()
  // The passwords of the roles changed with them: it can be run again, and a server starts
  // once it is over.
  await end()
  await expect(holdStart(db.url)).rejects.toThrow('was stopped half-way')
  await withClient(db.url, (client) => finishEnding(client, prefix))
  await (await holdStart(db.url))()
  await start(NEW)
  // No server takes the earlier one again, alone or beside the other.
  const gone = `The secret of the mark ${secretMark(OLD)} became known and was ended`
  for (const secret of [OLD, learning, switched]) await expect(start(secret)).rejects.toThrow(gone)
})

it('no server starts while earlier keys are ended, and none are ended while one starts', async () => {
  await withClient(db.url, async (client) => {
    await lockKeys(client)
    await expect(start(NEW)).rejects.toThrow('Earlier keys are being ended')
    await expect(migrate({ url: db.url, secret: NEW })).rejects.toThrow('Earlier keys are being')
  })
  await withClient(db.url, async (client) => {
    await holdKeys(client)
    await start(NEW)
    await expect(withClient(db.url, lockKeys)).rejects.toThrow('A server starts')
  })
})

it('two secrets are refused while it is unknown which one made what there is', async () => {
  await db.run('DELETE FROM secret_keys; DELETE FROM ended_secrets')
  await migrate({ url: db.url, secret: switched })
  await db.run(
    `INSERT INTO users (id, name, email) VALUES ('${newId()}', 'Ana', 'ana@example.com')`,
  )
  for (const those of ['lasts', 'true']) {
    await db.run(`DELETE FROM secret_keys WHERE ${those}`)
    await expect(start(switched)).rejects.toThrow('start it once with the old SESSION_SECRET alone')
  }
})

it('the keys of a first start are kept together, or none of them', async () => {
  await db.run(`CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'cut off'; END $$;
    CREATE TRIGGER cut_off BEFORE INSERT ON secret_keys FOR EACH ROW
      WHEN (NEW.purpose = 'passes') EXECUTE FUNCTION cut_off();`)
  await expect(start(NEW)).rejects.toThrow('cut off')
  expect(await db.run('SELECT purpose FROM secret_keys')).toEqual([])
  await db.run('DROP TRIGGER cut_off ON secret_keys')
  await start(NEW)
})
