import { systemActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChangedSecret, changedSecret, NEW, OLD } from '../../testing/changed-secret.ts'
import { withClient } from '../database/one-connection.ts'
import { checkSchema } from '../database/schema-check.ts'
import type { JobData } from '../jobs/task.ts'
import { accessTokens } from '../sessions/access-token.ts'
import { neededSecrets } from './needed-secrets.ts'
import { sealCompany } from './seal-company.ts'
import { finishChange, readSecretChange } from './secret-change.ts'
import { secretMark } from './secret-mark.ts'
import { changeSecret } from './secret-tasks.ts'
import type { ServerSecret } from './server-secret.ts'

let db: ChangedSecret
beforeAll(async () => {
  db = await changedSecret()
})
afterAll(() => db.close())

const before: ServerSecret = OLD
const learning: ServerSecret = { current: OLD, other: NEW, kept: [] }
const switched: ServerSecret = { current: NEW, other: OLD, kept: [] }

const start = (secret: ServerSecret) => checkSchema({ url: db.url, secret })

/** The state as a server with these secrets sees it. */
async function seen(secret: ServerSecret) {
  const keys = await db.keysWith(secret)
  return db.system.query((queries) => readSecretChange(queries, keys))
}

/** Lets the task run; returns the jobs that it starts. */
async function runTask(secret: ServerSecret, data: JobData = {}): Promise<string[]> {
  const started: string[] = []
  const startForTenant = async (id: string, task: string) => void started.push(`${id} ${task}`)
  await changeSecret({ system: db.system, startForTenant }, await db.keysWith(secret), data)
  const jobs = await db.run<{ key: string }>('SELECT key FROM graphile_worker.jobs')
  await db.run('DELETE FROM graphile_worker._private_jobs')
  return [...started, ...jobs.map(({ key }) => key)]
}

/** Lets the last step of a change be taken, as the task and the command do. */
const finish = async () => finishChange(db.system, await db.keysWith(switched))

/** Notes that a company, or the platform, was counted. */
const counted = (tenantId: string, remaining: number, unreadable = 0) =>
  db.run(`DELETE FROM sealed_counts WHERE tenant_id = '${tenantId}';
    INSERT INTO sealed_counts (tenant_id, sealed_by, remaining, unreadable)
    VALUES ('${tenantId}', '\\x${secretMark(NEW)}', ${remaining}, ${unreadable})`)

/** Counts what the platform has, as its job does. */
async function countPlatform(given: ServerSecret = switched) {
  const secret = await db.keysWith(given)
  const actor = { ...systemActor('test', NIL_TENANT), tenantId: NIL_TENANT }
  await sealCompany({ database: db.app, auth: db.auth, actor, values: [], secret })
}

const needed = (secret: ServerSecret) =>
  withClient(db.url, async (client) => (await neededSecrets(client, secret)).toSorted())

it('a change goes from one secret to the other, step by step', async () => {
  const marks = [secretMark(OLD), secretMark(NEW)].toSorted()
  await db.serve('one', OLD)
  await db.serve('two', OLD)
  expect(await seen(before)).toMatchObject({ state: 'none', servers: [], companies: 2 })

  const held = await db.keysWith(before)

  // No server begins with a new one that the others cannot read.
  await expect(start(switched)).rejects.toThrow('do not accept SESSION_SECRET yet')
  await expect(start(switched)).rejects.toThrow(': one, two.')

  // One server after the other learns the new one.
  await start(learning)
  await db.serve('one', OLD, NEW)
  expect(await seen(learning)).toMatchObject({ state: 'learning', servers: ['two'] })
  await db.serve('two', OLD, NEW)
  expect(await seen(learning)).toMatchObject({ state: 'ready' })
  expect(await runTask(learning)).toEqual([])
  expect(await needed(learning)).toEqual([secretMark(OLD)])

  // One server after the other seals with it.
  await start(switched)
  await db.serve('one', NEW, OLD)
  expect(await seen(switched)).toMatchObject({ state: 'switching', servers: ['two'] })
  expect(await seen(learning)).toMatchObject({ state: 'switching', servers: ['one'] })
  const alone = await db.system.query((queries) => readSecretChange(queries, held))
  expect(alone).toMatchObject({ state: 'switching', servers: ['one'] })
  expect(await runTask(switched)).toEqual([])
  expect(await runTask(learning)).toEqual([])
  await db.serve('two', NEW, OLD)
  expect(await seen(switched)).toMatchObject({ state: 'sealing', finished: 0 })
  expect(await needed(switched)).toEqual(marks)

  // A server that lost the old one too early does not start, and says which it lacks.
  await expect(start(NEW)).rejects.toThrow(`of the mark ${secretMark(OLD)}`)

  // Companies are sealed anew; the kept keys wait for the last of them.
  const [one, two] = db.tenants
  const all = ['for_every_tenant seal_anew started']
  expect(await runTask(switched)).toEqual(all)
  await counted(NIL_TENANT, 0)
  await counted(one, 0)
  await counted(two, 3, 1)
  await runTask(switched)
  expect(await seen(switched)).toMatchObject({ state: 'sealing', finished: 1, remaining: 3 })
  await expect(start(NEW)).rejects.toThrow('of the mark')
  await counted(two, 1, 1)

  // Then for the invitations of before.
  await db.run(`INSERT INTO invitations (id, name, email, role, starts_on, invited_as, state, expires_at, created_at)
    VALUES ('${newId()}', 'Ana', 'ana@example.com', 'staff', now(), 'Ana', 'pending', now() + interval '2 days',
      now() - interval '1 day')`)
  await countPlatform()
  await db.serve('two', OLD, NEW)
  expect(await finish()).toMatchObject({ state: 'switching', servers: ['two'] })
  await db.serve('two', NEW, OLD)
  expect(await finish()).toMatchObject({ state: 'waiting', invitations: 1 })
  // Companies are looked at once a night from now on.
  expect(await runTask(switched)).toEqual([`${NIL_TENANT} seal_anew`])
  expect(await runTask(switched, { isFirst: true })).toEqual(all)
  await expect(start(NEW)).rejects.toThrow('of the mark')
  await db.run("UPDATE invitations SET state = 'accepted'")
  await countPlatform()
  expect(await finish()).toMatchObject({ state: 'done', unreadable: 1 })
  expect(await needed(switched)).toEqual([secretMark(NEW)])
  expect(await runTask(switched)).toEqual([])
  expect(await runTask(switched, { isFirst: true })).toEqual(all)

  // The old one goes, and what it signed holds.
  const after = await start(NEW)
  expect(await seen(NEW)).toMatchObject({ state: 'none' })
  const token = await accessTokens(OLD).sign(newId(), 1, new Date())
  expect(await accessTokens(after).read(token)).not.toBeNull()
  await expect(start(OLD)).rejects.toThrow(`of the mark ${secretMark(NEW)}`)
})

it('keys that check what was made with an earlier secret end long after the change', async () => {
  const marksAfter = async (days: number, secret: ServerSecret) => {
    await db.run(`UPDATE secret_keys SET sealed_at = now() - interval '${days} days'`)
    await runTask(secret)
    const { kept } = await db.keysWith(switched)
    return new Set(kept.filter(({ lasts }) => !lasts).map(({ madeBy }) => madeBy))
  }
  await db.run("UPDATE secret_keys SET made_at = made_at - interval '1 year'")
  const both = new Set([secretMark(OLD), secretMark(NEW)])
  expect(await marksAfter(59, NEW)).toEqual(both)
  expect(await marksAfter(61, switched)).toEqual(both)
  expect(await marksAfter(61, NEW)).toEqual(new Set([secretMark(NEW)]))
  const { kept } = await db.keysWith(NEW)
  expect(kept.some(({ lasts, madeBy }) => lasts && madeBy === secretMark(OLD))).toBe(true)
})

it('what no secret opens is counted again each night after a change, until it was set anew', async () => {
  const secret = await db.keysWith(NEW)
  const [one] = db.tenants
  const count = async () => {
    const actor = { ...systemActor('test', one), tenantId: one }
    await sealCompany({
      database: db.app,
      auth: db.auth,
      actor,
      values: [db.valuesWith(secret)],
      secret,
    })
    const { state, unreadable } = await seen(NEW)
    return [state, unreadable]
  }
  await db.letAppSeal()
  await db.run('DELETE FROM sealed_counts')
  await db.fill(one, 1, { current: 'a secret that everybody has lost, long', kept: secret.kept })
  expect(await count()).toEqual(['none', 1])
  expect(await runTask(NEW)).toEqual([])
  expect(await runTask(NEW, { isFirst: true })).toEqual(['for_every_tenant seal_anew started'])
  await db.run('DELETE FROM tried')
  expect(await count()).toEqual(['none', 0])
  expect(await runTask(NEW, { isFirst: true })).toEqual([])
})

it('in a later change invitations need no earlier secret', async () => {
  const next = 'the next secret of the servers, long'
  await db.run(`DELETE FROM servers;
    UPDATE secret_keys SET made_at = now() - interval '2 days' WHERE made_by = '\\x${secretMark(NEW)}';
    UPDATE invitations SET state = 'pending'`)
  await start({ current: next, other: NEW, kept: [] })
  await countPlatform({ current: next, other: NEW, kept: [] })
  const [counts] = await db.run<{ invitations: number }>(
    `SELECT invitations FROM sealed_counts WHERE tenant_id = '${NIL_TENANT}'`,
  )
  expect(counts?.invitations).toBe(0)
})
