import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HostedWorld, openHostedWorld, refusalOf } from '../../../testing/hosted-world.ts'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { send } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let world: HostedWorld
let test: TestApp
beforeAll(async () => {
  world = await openHostedWorld()
  ;({ test } = world)
})
afterAll(() => world.close())

describe('an answer of the provider', () => {
  it('counts once, and in the browser that asked for it', async () => {
    const { person, browser } = await world.linked()
    const callback = await browser.arrive(person.subject)
    const elsewhere = await world.browser().complete(callback)
    expect(refusalOf(elsewhere)).toEqual([422, 'ticket ticket_ended'])
    expect((await browser.complete(callback)).status).toBe(200)
    expect(refusalOf(await browser.complete(callback))).toEqual([422, 'ticket ticket_ended'])
  })

  it('is refused where it does not fit', async () => {
    const { person, browser } = await world.linked()
    const callback = await browser.arrive(person.subject)
    callback.searchParams.set('iss', 'https://another.example')
    expect(refusalOf(await browser.complete(callback))).toEqual([
      422,
      'answer provider_answer_wrong',
    ])
    const unknown = await browser.complete(new URL('http://localhost/callback?code=a&state=b'))
    expect(refusalOf(unknown)).toEqual([422, 'ticket ticket_ended'])
  })

  it('is accepted with a cookie that no script and no other site reads', async () => {
    const { headers } = await world.browser().call('POST', '/login/hosted', {
      payload: { page: 'login' },
    })
    expect(String(headers['set-cookie'])).toMatch(
      /^portaria_provider=[\w-]{43};.*HttpOnly.*SameSite=Strict/i,
    )
  })
})

it('leads to the sign-up page, unless registration is switched off', async () => {
  const { body } = await world.browser().call('POST', '/login/hosted', {
    payload: { page: 'register' },
  })
  expect(body.data?.['address']).toContain('screen_hint=signup')

  const closed = await openHostedWorld({ registration: false })
  const payload = { page: 'register' }
  const refused = await closed.browser().call('POST', '/login/hosted', { payload })
  expect(refusalOf(refused)).toEqual([403, 'operation-not-allowed'])
  const person = closed.add()
  expect((await closed.browser().signIn(person.subject)).body.next).toBe('letter')
  await writeLetters(closed.test)
  expect(await lettersTo(closed.test, person.email)).toEqual([])
  await closed.close()
})

it('is counted by address like sign-ins', async () => {
  const payload = { page: 'login' }
  const answers = await Promise.all(
    Array.from({ length: 301 }, () =>
      send(test, 'POST', '/login/hosted', { payload, from: '10.44.0.1' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

it('is unavailable where no provider is set up', async () => {
  const without = await openTestApp()
  const answers = await Promise.all([
    send(without, 'POST', '/login/hosted', { payload: { page: 'login' } }),
    send(without, 'POST', '/login/hosted/callback', { payload: { answer: '?a=b' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  await without.close()
})

it('causes as many letters from one address as a forgotten password', async () => {
  const fresh = await openHostedWorld()
  const people = Array.from({ length: 21 }, () => fresh.add())
  const answers = []
  for (const { subject } of people) answers.push(await fresh.browser().signIn(subject))
  await fresh.close()
  expect(answers.slice(0, 20).map(({ body }) => body.next)).toEqual(
    Array.from({ length: 20 }, () => 'letter'),
  )
  expect(answers[20]?.status).toBe(429)
})
