import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  addAccount,
  changeSecret,
  send,
  type TestAccount,
  testPassword,
} from '../../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const attempt = (email: string, password: string, from: string) =>
  send(test, 'POST', '/login', { payload: { email, password }, from })

async function fail(email: string, times: number, from: string): Promise<number[]> {
  const statuses = []
  for (let time = 0; time < times; time += 1) {
    statuses.push((await attempt(email, 'not the password', from)).status)
  }
  return statuses
}

const tenTimes401 = Array.from({ length: 10 }, () => 401)

/** Moves every failure back in time. */
const letPass = (seconds: number) =>
  changeSecret(
    test,
    sql`UPDATE sign_in_throttles SET
      first_failed_at = first_failed_at - make_interval(secs => ${seconds}),
      last_failed_at = last_failed_at - make_interval(secs => ${seconds}),
      lapses_at = lapses_at - make_interval(secs => ${seconds})`,
  )

async function wait({ email }: TestAccount, from: string): Promise<number> {
  const { status, body, headers } = await attempt(email, testPassword, from)
  expect(status).toBe(429)
  expect(body).toMatchObject({ code: 'throttled', status: 429 })
  const seconds = z.object({ retry_after: z.number() }).parse(body).retry_after
  expect(headers['retry-after']).toBe(String(seconds))
  return seconds
}

describe('too many wrong passwords', () => {
  it('make one account wait at one address, longer each time, and nobody else', async () => {
    const account = await addAccount(test)
    const [here, there] = ['10.1.0.1', '10.1.0.2']
    expect(await fail(account.email, 10, here)).toEqual(tenTimes401)
    const waits = []
    for (let round = 0; round < 3; round += 1) {
      const seconds = await wait(account, here)
      waits.push(seconds)
      await letPass(seconds)
      expect(await fail(account.email, 1, here)).toEqual([401])
    }
    expect(waits).toEqual([5, 10, 20])
    expect((await attempt(account.email, testPassword, there)).status).toBe(200)
    const neighbour = await addAccount(test)
    expect((await attempt(neighbour.email, testPassword, here)).status).toBe(200)
  })

  it('are cleared by the right one', async () => {
    const account = await addAccount(test)
    const from = '10.1.0.3'
    await fail(account.email, 9, from)
    expect((await attempt(account.email, testPassword, from)).status).toBe(200)
    expect(await fail(account.email, 10, from)).toEqual(tenTimes401)
    await letPass(await wait(account, from))
    expect((await attempt(account.email, testPassword, from)).status).toBe(200)
    expect(await fail(account.email, 1, from)).toEqual([401])
  })

  it('never make the honest person wait longer than a quarter of an hour', async () => {
    const account = await addAccount(test)
    const from = '10.1.0.4'
    await fail(account.email, 10, from)
    await changeSecret(
      test,
      sql`UPDATE sign_in_throttles SET failures = 900
        WHERE lapses_at - last_failed_at < interval '1 hour'`,
    )
    expect(await wait(account, from)).toBeLessThanOrEqual(900)
    await letPass(900)
    expect((await attempt(account.email, testPassword, from)).status).toBe(200)
  })

  it('count within a quarter of an hour', async () => {
    const account = await addAccount(test)
    const from = '10.1.0.5'
    await fail(account.email, 9, from)
    for (let round = 0; round < 2; round += 1) {
      await letPass(901)
      expect(await fail(account.email, 10, from)).toEqual(tenTimes401)
      expect((await attempt(account.email, testPassword, from)).status).toBe(429)
    }
  })

  it('are counted when they come all at once', async () => {
    const account = await addAccount(test)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => attempt(account.email, 'not the password', '10.1.0.6')),
    )
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('at once with the right one let only the right one through', async () => {
    const account = await addAccount(test)
    const all = await Promise.all(
      Array.from({ length: 12 }, () => attempt(account.email, testPassword, '10.1.0.7')),
    )
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  })

  it('make an unknown e-mail wait like a known one', async () => {
    const from = '10.1.0.8'
    expect(await fail('ninguem@bosque.example', 11, from)).toEqual([...tenTimes401, 429])
  })

  it('for many accounts stop an address far above the needs of an office', async () => {
    const account = await addAccount(test)
    const from = '10.1.0.9'
    await fail('first@bosque.example', 1, from)
    const since = sql`first_failed_at > now() - interval '1 second' OR failures >= 200`
    await changeSecret(
      test,
      sql`UPDATE sign_in_throttles SET failures = 299 WHERE failures = 1 AND (${since})`,
    )
    await changeSecret(test, sql`DELETE FROM sign_in_throttles WHERE failures < 299`)
    expect((await attempt(account.email, testPassword, from)).status).toBe(200)
    expect(await fail('second@bosque.example', 1, from)).toEqual([401])
    expect((await attempt(account.email, testPassword, from)).status).toBe(429)
    expect((await attempt(account.email, testPassword, '10.1.0.10')).status).toBe(200)
  })

  it('count an IPv6 network as one address', async () => {
    const account = await addAccount(test)
    expect(await fail(account.email, 10, '2001:db8:0:1::1')).toEqual(tenTimes401)
    expect((await attempt(account.email, testPassword, '2001:db8::1:a:b:c:d')).status).toBe(429)
    expect((await attempt(account.email, testPassword, '2001:db8:0:2::1')).status).toBe(200)
  })

  it('of an IPv6 site count together, with ten times the allowance of one network', async () => {
    const set = (failures: number) =>
      changeSecret(
        test,
        sql`UPDATE sign_in_throttles SET failures = ${failures}
          WHERE lapses_at - last_failed_at < interval '1 hour' AND lapses_at > now()`,
      )
    await changeSecret(test, sql`DELETE FROM sign_in_throttles`)
    await fail('first@bosque.example', 1, '2001:db8:7:1::1')
    await set(400)
    expect(await fail('second@bosque.example', 1, '2001:db8:7:1::2')).toEqual([429])
    expect(await fail('second@bosque.example', 1, '2001:db8:7:2::1')).toEqual([401])
    await set(3_000)
    expect(await fail('third@bosque.example', 1, '2001:db8:7:3::1')).toEqual([429])
    expect(await fail('third@bosque.example', 1, '2001:db8:8:3::1')).toEqual([401])
  })

  it('leave no e-mail and no address in the table', async () => {
    const account = await addAccount(test)
    await fail(account.email, 1, '10.1.0.11')
    const rows = await test.database.auth.query((queries) =>
      queries.all(sql<{ row: string }>`SELECT t::text AS row FROM sign_in_throttles t`),
    )
    const text = JSON.stringify(rows)
    expect(text).not.toContain('10.1.0.11')
    expect(text).not.toContain(Buffer.from(account.email).toString('hex'))
  })
})
