import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type HostedWorld, openHostedWorld } from '../../../testing/hosted-world.ts'
import { tokenTo, writeLetters } from '../../../testing/kept-letters.ts'
import { secondFactors } from '../../../testing/second-factors.ts'
import { softAuthenticator } from '../../../testing/soft-authenticator.ts'
import { addAccount, signIn, testPassword } from '../../../testing/test-accounts.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { totpCode } from '../../../testing/totp-code.ts'

let world: HostedWorld
let test: TestApp
beforeAll(async () => {
  world = await openHostedWorld()
  ;({ test } = world)
})
afterAll(() => world.close())

/** Number of connections that a call takes, of either role. */
async function taken(call: () => Promise<{ status: number }>): Promise<number> {
  const { app, auth } = test.database
  const spies = [
    vi.spyOn(auth, 'query'),
    vi.spyOn(auth, 'transaction'),
    vi.spyOn(app, 'inTenant'),
    vi.spyOn(app, 'readInTenant'),
    vi.spyOn(app, 'onPlatform'),
  ]
  try {
    expect((await call()).status).toBe(200)
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const identity = { password: testPassword }

it('takes few connections by the password', async () => {
  const { email, password } = await addAccount(test)
  const payload = { email, password }
  expect(
    await taken(() => world.browser().call('POST', '/login', { payload })),
  ).toBeLessThanOrEqual(5)
})

it('takes few connections by a code after the password', async () => {
  const factors = secondFactors(test)
  const account = await addAccount(test)
  const { secret } = await factors.enrol(account)
  const { ticket } = await factors.demandOf(account)
  const code = totpCode(secret, Date.now() + 30_000)
  expect(await taken(() => factors.prove({ ticket, code }))).toBeLessThanOrEqual(6)
})

it('takes few connections by a passkey', async () => {
  const factors = secondFactors(test)
  const token = await signIn(test, await addAccount(test))
  const authenticator = softAuthenticator('http://localhost:3000')
  const begun = await factors.post('/passkeys/challenge', token, { identity })
  const passkey = authenticator.create(begun.body.data.options)
  await factors.post('/passkeys', token, { ticket: begun.body.data.ticket, name: 'X', passkey })
  const { ticket, options } = (await factors.call('POST', '/login/passkey')).body.data
  const answer = { ticket, passkey: authenticator.get(options) }
  expect(await taken(() => factors.prove(answer))).toBeLessThanOrEqual(3)
})

it('takes four connections by a linked identity', async () => {
  const { person, browser } = await world.linked()
  const callback = await browser.arrive(person.subject)
  expect(await taken(() => browser.complete(callback))).toBeLessThanOrEqual(4)
})

it('takes four connections by a letter that links the identity', async () => {
  const account = await addAccount(test)
  const person = world.add({ email: account.email, emailVerified: false })
  const browser = world.browser()
  await browser.signIn(person.subject)
  await writeLetters(test)
  const letter = await tokenTo(test, account.email, 'confirm-identity')
  const callback = await browser.arrive(person.subject, '/login/hosted', {
    payload: { page: 'login', letter },
  })
  expect(await taken(() => browser.complete(callback))).toBeLessThanOrEqual(4)
})
