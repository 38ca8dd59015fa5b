import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnPins } from '@portaria/contract/modules/access/access-answers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { onServer, testSecret } from '../../../testing/database-server.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  type Family,
  outcomesOf,
} from '../../../testing/departing-family.ts'
import { moveProof } from '../../../testing/long-ago.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { passKeys } from '../../visits/public/pass-keys.ts'
import { renewSecrets } from '../../visits/public/pass-secrets.ts'
import { ownPinFinder } from './find-own-pin.ts'
import { isFreePin, keepPin } from './own-pins.repository.ts'

const keys = passKeys(testSecret, 'http://localhost')
const findOwnPin = ownPinFinder(keys)

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

/** A PIN of eight digits that nobody has, and that is not easily guessed. */
const freshPin = () => `7${String(randomInt(1e6)).padStart(6, '0')}1`

type Body = { pin?: string | null; duress_pin?: string | null }

/** Calls the API as the login of a family's first person. */
async function call({ login }: Family, method: 'GET' | 'PUT', payload?: Body) {
  const response = await test.app.inject({
    method,
    url: '/api/v1/me/access-pins',
    remoteAddress: test.address,
    headers: { authorization: `Bearer ${login.token}` },
    ...(payload && { payload }),
  })
  const body = response.json<{
    data?: OwnPins
    code?: string
    retry_after?: number
    errors?: { field: string; code: string; message: string }[]
  }>()
  const [error] = body.errors ?? []
  const { statusCode: status, body: raw } = response
  return { status, raw, body, error: error && `${error.field} ${error.code}` }
}

const find = (pin: string, tenant: 'bosque' | 'acacias' = 'bosque') =>
  test.database.app.inTenant(test.actor('sindico', tenant), (context) => findOwnPin(context, pin))

const rowsWith = (pin: string, tenant: 'bosque' | 'acacias' = 'bosque') => {
  const digest = keys.pinDigest(test.tenants[tenant], pin).toString('hex')
  return onServer<{ owner: string }>(
    test.database.adminUrl,
    `SELECT 'person' AS owner FROM access_pins WHERE digest = '\\x${digest}'
     UNION ALL SELECT 'pass' FROM pass_secrets WHERE pin_digest = '\\x${digest}'`,
  )
}

/** Gives a pass a PIN; resolves to false if it is taken. */
const givePass = (pass: string, pin: string) =>
  test.database.app
    .inTenant(test.actor('sindico'), (context) =>
      renewSecrets({ ...keys, newPin: () => pin }, context, pass),
    )
    .then(
      () => true,
      () => false,
    )

/** Resolves once somebody waits for a lock in this database, or the work is done without waiting. */
async function untilItWaits(work: Promise<unknown>): Promise<void> {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  for (;;) {
    const waiting = await onServer(
      test.database.adminUrl,
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    if (isDone || waiting.length > 0) return
    await sleep(20)
  }
}

describe('own PINs', () => {
  it('are set, told apart and removed', async () => {
    const family = await families.add()
    expect((await call(family, 'GET')).body.data).toEqual({
      pin_set_at: null,
      duress_set_at: null,
    })
    const [pin, duress] = [freshPin(), freshPin()]
    expect((await call(family, 'PUT', { duress_pin: duress })).error).toBe('duress_pin pin_missing')
    const set = await call(family, 'PUT', { pin, duress_pin: duress })
    expect(Object.values(set.body.data ?? {}).map((at) => typeof at)).toEqual(['string', 'string'])
    const person = { kind: 'resident', id: family.ana }
    expect(await find(pin)).toEqual({ person, isDuress: false })
    expect(await find(duress)).toEqual({ person, isDuress: true })
    expect(await find(freshPin())).toBeNull()
    expect(await find(pin, 'acacias')).toBeNull()

    const changed = freshPin()
    await call(family, 'PUT', { pin: changed })
    expect([await find(pin), (await find(changed))?.isDuress]).toEqual([null, false])
    expect((await find(duress))?.isDuress).toBe(true)
    // They may change places, and be typed again.
    expect((await call(family, 'PUT', { pin: duress, duress_pin: changed })).status).toBe(200)
    expect((await call(family, 'PUT', { pin: duress })).status).toBe(200)
    expect((await find(changed))?.isDuress).toBe(true)
    // Without a PIN there is none for duress.
    const removed = await call(family, 'PUT', { pin: null })
    expect(removed.body.data).toEqual({ pin_set_at: null, duress_set_at: null })
    expect([await find(duress), await find(changed)]).toEqual([null, null])
  })

  it('are written nowhere but sealed, and the trail tells neither digits nor which', async () => {
    const family = await families.add()
    const [pin, duress] = [freshPin(), freshPin()]
    const answers = [
      await call(family, 'PUT', { pin, duress_pin: duress }),
      await call(family, 'GET'),
      await call(family, 'PUT', { duress_pin: null }),
    ]
    for (const { raw } of answers) expect(raw).not.toMatch(new RegExp(`${pin}|${duress}`))
    const history = await test.as('sindico').get(`/residents/${family.ana}/history`)
    expect(history.body.data).toMatchObject([
      { operation: 'own_pin_removed', changes: {} },
      { operation: 'own_pin_set', changes: {} },
      {},
    ])
    const stored = await onServer<{ text: string }>(
      test.database.adminUrl,
      `SELECT a::text AS text FROM audit_log a UNION ALL SELECT o::text FROM outbox o
       UNION ALL SELECT encode(sealed, 'escape') FROM access_pins
       UNION ALL SELECT encode(digest, 'escape') FROM access_pins`,
    )
    expect(stored.filter(({ text }) => text.includes(pin) || text.includes(duress))).toEqual([])
  })

  it('need a proof of who one is', async () => {
    const family = await families.add()
    await moveProof(test, family.login.userId, 15)
    for (const body of [{ pin: freshPin() }, { pin: null }]) {
      const refused = await call(family, 'PUT', body)
      expect([refused.status, refused.body.code]).toEqual([403, 'proof_required'])
    }
    expect((await call(family, 'GET')).status).toBe(200)
  })

  it('belong to a person, whom a membership without one does not have', async () => {
    expect((await test.as('sindico').get('/me/access-pins')).status).toBe(404)
    const put = await test.as('sindico').call('PUT', '/me/access-pins', {
      payload: { pin: freshPin() },
    })
    expect(put.status).toBe(404)
    expect((await test.as('admin').get('/me/access-pins')).status).toBe(403)
  })

  it('are refused alike, whatever the reason', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const [theirs, duress, ofPass] = [freshPin(), freshPin(), freshPin()]
    await call(other, 'PUT', { pin: theirs, duress_pin: duress })
    expect(await givePass(family.pass, ofPass)).toBe(true)
    const mine = freshPin()
    await call(family, 'PUT', { pin: mine })
    const tried: Body[] = [
      { pin: theirs },
      { pin: duress },
      { pin: ofPass },
      { pin: '123456' },
      { duress_pin: mine },
    ]
    const refused = []
    for (const body of tried) refused.push(await call(family, 'PUT', body))
    expect(refused.map(({ status, error }) => `${status} ${error}`)).toEqual([
      ...Array.from({ length: 4 }, () => '422 pin pin_not_accepted'),
      '422 duress_pin pin_not_accepted',
    ])
    expect(new Set(refused.map(({ body }) => body.errors?.[0]?.message)).size).toBe(1)
    // Five a day, each of which might be a guess; what one has can still be removed.
    const sixth = await call(family, 'PUT', { pin: freshPin() })
    expect([sixth.status, sixth.body.code]).toEqual([429, 'throttled'])
    expect(sixth.body.retry_after).toBeGreaterThan(22 * 3600)
    expect((await call(family, 'PUT', { pin: null })).status).toBe(200)
    expect((await call(other, 'PUT', { pin: freshPin() })).status).toBe(200)
    await families.past(`UPDATE look_ups SET hour = hour - interval '25 hours'
      WHERE user_id = '${family.login.userId}'`)
    expect((await call(family, 'PUT', { pin: freshPin() })).status).toBe(200)
  })

  it('are tried no oftener when they are accepted', async () => {
    const family = await families.add()
    const [pin, duress] = [freshPin(), freshPin()]
    for (let nth = 0; nth < 4; nth += 1)
      await call(family, 'PUT', { pin: freshPin(), duress_pin: freshPin() })
    await call(family, 'PUT', { pin, duress_pin: duress })
    const more = await call(family, 'PUT', { pin: freshPin() })
    expect([more.status, more.body.code]).toEqual([429, 'throttled'])
    expect([(await find(pin))?.isDuress, (await find(duress))?.isDuress]).toEqual([false, true])
    expect((await call(family, 'PUT', { pin: null })).status).toBe(200)
  })

  it('are taken in one company alone', async () => {
    const family = await families.add()
    const pin = freshPin()
    await call(family, 'PUT', { pin })
    const digest = (tenant: 'bosque' | 'acacias') =>
      keys.pinDigest(test.tenants[tenant], pin).toString('hex')
    expect(digest('bosque')).not.toBe(digest('acacias'))
    expect(await rowsWith(pin)).toEqual([{ owner: 'person' }])
    expect(await rowsWith(pin, 'acacias')).toEqual([])
  })

  it('are had by one alone, when people and passes get them at once', async () => {
    const [family, other] = [await families.add(), await families.add()]
    for (let round = 0; round < 12; round += 1) {
      const pin = freshPin()
      const [one, two, pass] = await Promise.all([
        call(family, 'PUT', { pin }),
        call(other, 'PUT', { pin }),
        givePass(family.pass, pin),
      ])
      const given = [one.status === 200, two.status === 200, pass]
      expect(given.filter(Boolean)).toHaveLength(1)
      expect(await rowsWith(pin)).toHaveLength(1)
      await families.past('DELETE FROM look_ups')
    }
  })

  it('are had by whoever stores them first, whom the other waits for', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const inBosque = <T>(work: (context: TenantContext) => Promise<T>) =>
      test.database.app.inTenant(test.actor('sindico'), work)
    const [ofPass, ofPerson] = [freshPin(), freshPin()]

    let late: Promise<unknown> = Promise.resolve()
    await inBosque(async (context) => {
      await renewSecrets({ ...keys, newPin: () => ofPass }, context, family.pass)
      late = call(other, 'PUT', { pin: ofPass }).then(({ error }) => error)
      await untilItWaits(late)
    })
    expect(await late).toBe('pin pin_not_accepted')

    await inBosque(async (context) => {
      const digest = keys.pinDigest(test.tenants.bosque, ofPerson)
      expect(await isFreePin(context, digest)).toBe(true)
      const person = { kind: 'resident', id: family.ana } as const
      await keepPin(context, person, { isDuress: false, digest, seal: () => Buffer.from('sealed') })
      late = givePass(family.pass, ofPerson)
      await untilItWaits(late)
    })
    expect(await late).toBe(false)
    expect(await rowsWith(ofPass)).toEqual([{ owner: 'pass' }])
    expect(await rowsWith(ofPerson)).toEqual([{ owner: 'person' }])
  })

  it('end with the departure of their person, and with the membership', async () => {
    const family = await families.add()
    const [pin, duress] = [freshPin(), freshPin()]
    await call(family, 'PUT', { pin, duress_pin: duress })
    const { things } = await families.overview(family.ana)
    expect(things).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'own_pin', title: 'PIN', choices: ['end'] }),
      ]),
    )
    const suspended = (state: string) =>
      families.past(
        `UPDATE memberships SET status = '${state}' WHERE id = '${family.login.membershipId}'`,
      )
    // Somebody else who now has the person's login does not keep it open.
    const heir = await test.addPerson('condomino', 'bosque')
    const loginOf = (membershipId: string, person: string) =>
      families.past(`UPDATE memberships SET resident_id = ${person} WHERE id = '${membershipId}'`)
    await suspended('INATIVO')
    expect(await find(pin)).toBeNull()
    await loginOf(heir.membershipId, `'${family.ana}'`)
    expect(await find(pin)).toBeNull()
    await loginOf(heir.membershipId, 'NULL')
    await suspended('ATIVO')
    expect(await find(pin)).not.toBeNull()
    const id = await families.plan(family, { now: true })
    expect(outcomesOf(await families.receiptOf(id), family.ana)).toMatchObject({
      own_pin: 'pin_removed',
    })
    expect([await rowsWith(pin), await rowsWith(duress)]).toEqual([[], []])
  })
})
