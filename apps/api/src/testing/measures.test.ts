import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { insertEvent } from '../modules/access/events/access-events.repository.ts'
import { escalate, escalationContext } from '../modules/panic/panic-escalation.ts'
import { alertsRaised } from '../modules/panic/panic-measures.ts'
import { openPool } from '../platform/database/database-pool.ts'
import { openLanes } from '../platform/database/lanes.ts'
import { countOnCommit } from '../platform/measures/tally.ts'
import { type GateWorld, openGateWorld } from './gate-world.ts'
import { press, raiseAlert } from './panic-alerts.ts'
import { addAccount, send } from './test-accounts.ts'

let world: GateWorld
beforeAll(async () => {
  world = await openGateWorld()
})
afterAll(() => world.close())

const metrics = async (app = world.test.app) => (await app.inject('/metrics')).body

/** The value of a series; undefined if it is not told. */
async function value(series: string, app?: GateWorld['test']['app']): Promise<number | undefined> {
  const line = (await metrics(app)).split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

/** By how much a series grows while something happens. */
async function growth(series: string, happens: () => Promise<unknown>): Promise<number> {
  const before = await value(series)
  await happens()
  return ((await value(series)) ?? Number.NaN) - (before ?? Number.NaN)
}

describe('operators are told', () => {
  it('alerts that are raised, the time until somebody answers, and those that nobody answered', async () => {
    const { test } = world
    let id = ''
    const raised = await growth('portaria_alerts_raised_total{source="button"}', async () => {
      ;({ id } = await raiseAlert(test, 'condomino'))
      // Joins the same alert.
      await press(test, test.person('condomino'), { message: null })
    })
    expect(raised).toBe(1)
    const level = { alertId: id, ringing: 1, level: 'platform' } as const
    const actor = test.actor('sindico')
    const escalated = await growth('portaria_alerts_escalated_total{level="platform"}', () =>
      test.database.app.inTenant(actor, (context) => escalate(escalationContext(context), level)),
    )
    expect(escalated).toBe(1)
    await world.past(
      `UPDATE panic_alerts SET pressed_at = now() - interval '100 seconds' WHERE id = '${id}'`,
    )
    const acknowledge = () =>
      test.as('funcionario').post(`/notifications/panic/${id}/acknowledge`, {})
    const answers = 'portaria_alert_answer_seconds'
    const [early, late] = await Promise.all(
      [60, 120].map((le) => value(`${answers}_bucket{le="${le}",source="button"}`)),
    )
    expect(await growth(`${answers}_count{source="button"}`, acknowledge)).toBe(1)
    expect(await value(`${answers}_bucket{le="60",source="button"}`)).toBe(early)
    expect(await value(`${answers}_bucket{le="120",source="button"}`)).toBe((late ?? 0) + 1)
    // The same person sends the same request again.
    expect(await growth(`${answers}_count{source="button"}`, acknowledge)).toBe(0)
  })

  it('entries and exits of visits', async () => {
    const invited = await world.test.as('condomino').post('/visits/invite', {
      payload: { apartment_id: world.own.apartmentId, guests: [{ name: 'Rita Visita' }] },
    })
    const [pass] = (invited.body.data ?? []) as unknown as { visit_id: string; code: string }[]
    const enter = () =>
      world.test
        .as('funcionario')
        .post('/gate/entries', { payload: { code: pass?.code, cpf: '52998224725' } })
    const entries = 'portaria_gate_entries_total'
    expect(await growth(`${entries}{direction="in"}`, enter)).toBe(1)
    expect(await growth(`${entries}{direction="in"}`, enter)).toBe(0)
  })

  it('what happened at doors, and nothing that is rolled back', async () => {
    const { test } = world
    const sindico = test.as('sindico')
    const area = await sindico.post('/access-areas', { payload: { name: 'Pátio medido' } })
    const made = await sindico.post('/access-points', {
      payload: { name: 'Portão medido', direction: 'in', area_to_id: area.body.data.id },
    })
    const pointId = made.body.data.id
    const store = () =>
      test.database.app.inTenant(test.actor('sindico'), (context) =>
        insertEvent(
          context,
          newId(),
          { pointId, fact: 'denied', reason: 'unknown', direction: 'in' },
          null,
        ),
      )
    expect(await growth('portaria_doors_decided_total{outcome="denied"}', store)).toBe(1)
    const noted = (fails: boolean) => () =>
      test.database.app
        .inTenant(test.actor('sindico'), async ({ queries }) => {
          countOnCommit(queries, alertsRaised, { source: 'access' })
          if (fails) await queries.all(sql`SELECT 1 / 0`)
        })
        .catch(() => undefined)
    const series = 'portaria_alerts_raised_total{source="access"}'
    expect(await growth(series, noted(true))).toBe(0)
    expect(await growth(series, noted(false))).toBe(1)
  })

  it('sign-ins that fail', async () => {
    const { email, password } = await addAccount(world.test)
    const signIn = (payload: object) => () => send(world.test, 'POST', '/login', { payload })
    const failed = 'portaria_sign_ins_failed_total'
    const known = `${failed}{account="known"}`
    expect(await growth(known, signIn({ email, password: 'wrong-word' }))).toBe(1)
    expect(await growth(known, signIn({ email, password }))).toBe(0)
    const stranger = { email: 'ninguem@nowhere.example', password: 'wrong-word' }
    expect(await growth(`${failed}{account="unknown"}`, signIn(stranger))).toBe(1)
  })

  it('waits for a connection, and refusals of a company by its id', async () => {
    const { test } = world
    const closing: (() => Promise<void>)[] = []
    const { database, lanes } = openLanes(
      ({ connections }) => {
        const pool = openPool(test.database.roleUrl('app'), { connections })
        closing.push(pool.close)
        return pool
      },
      () => undefined,
      { tally: test.database.tally },
    )
    const app = await buildApp({ ...test.parts, database, lanes })
    const tenantId = test.tenants.bosque
    const actor = systemActor('tries', tenantId)
    const free = Promise.withResolvers<void>()
    // One runs, four wait, one is refused.
    const calls = Array.from({ length: 6 }, () =>
      lanes.exports
        .inTenant(actor, () => free.promise)
        .then(
          () => 'done',
          () => 'refused',
        ),
    )
    await expect
      .poll(() => value('portaria_database_connections{lane="exports",state="waiting"}', app))
      .toBeGreaterThan(0)
    free.resolve()
    expect((await Promise.all(calls)).filter((one) => one === 'refused')).not.toEqual([])
    expect(await value('portaria_lane_wait_seconds_count{lane="exports"}', app)).toBeGreaterThan(0)
    const told = `portaria_shares_refused_total{tenant="${tenantId}"}`
    expect(await value(told, app)).toBeGreaterThan(0)
    await app.close()
    await Promise.all(closing.map((close) => close()))
  })

  it('the queue, the servers and the standbys', async () => {
    expect(await value('portaria_jobs_waiting{lane="ordinary"}')).toBeGreaterThanOrEqual(0)
    expect(await value('portaria_oldest_job_seconds{lane="ordinary"}')).toBeGreaterThanOrEqual(0)
    expect(await value('portaria_jobs_failed{lane="ordinary"}')).toBeGreaterThanOrEqual(0)
    expect(await value('portaria_servers')).toBe(1)
    expect(await value('portaria_clock_spread_seconds')).toBeLessThan(1)
    expect(await value('portaria_standbys')).toBe(0)
    expect(await value('portaria_synchronous_standby_missing')).toBe(0)
    expect(await value('portaria_replication_lag_seconds')).toBeUndefined()
  })

  it('backups: no age before the first, and no failure', async () => {
    expect(await value('portaria_backup_age_seconds')).toBeUndefined()
    expect(await value('portaria_backup_failed')).toBe(0)
  })

  it('no name of a company or a person', async () => {
    const { rows } = await world.test.database.pools.app.connection(async (queries) => ({
      rows: await queries.all(sql<{ name: string }>`SELECT fantasy_name AS name FROM tenants`),
    }))
    const text = await metrics()
    expect(text).not.toMatch(/@|Bosque|Acácias/)
    expect(rows.filter(({ name }) => name && text.includes(name))).toEqual([])
  })
})
