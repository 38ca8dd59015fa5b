import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, send, testPassword } from '../../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { passwordTurns } from './password-turns.ts'

const FLOOD = 400

describe('signing in under a flood', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  /**
   * Returns the answers, in their order, to logins that one address begins together and to one
   * login of another address.
   */
  async function answersOf(flood: string, honest: () => Promise<{ status: number }>) {
    const answers: { who: 'flood' | 'honest'; status: number; retryAfter?: unknown }[] = []
    const floods = Array.from({ length: FLOOD }, async (_, nth) => {
      const payload = { email: `guess.${nth}@bosque.example`, password: 'not the password' }
      const { status, headers } = await send(test, 'POST', '/login', { payload, from: flood })
      answers.push({ who: 'flood', status, retryAfter: headers['retry-after'] })
    })
    const { status } = await honest()
    answers.push({ who: 'honest', status })
    await Promise.all(floods)
    return answers
  }

  it('answers an honest login among the first, during any flood of another address', async () => {
    const { email } = await addAccount(test)
    const payload = { email, password: testPassword }
    const answers = await answersOf('10.20.0.1', () =>
      send(test, 'POST', '/login', { payload, from: '10.20.0.2' }),
    )
    const compared = answers.filter(({ status }) => status !== 503)
    const turn = compared.findIndex(({ who }) => who === 'honest')
    expect(compared[turn]?.status).toBe(200)
    // Part of the flood is compared before the honest login arrives, up to half on a busy machine.
    // In a single queue that login would be among the last fifth.
    expect(compared.length).toBeGreaterThan(50)
    expect(turn).toBeLessThan(compared.length * 0.75)
  })

  it('tells the refused when to try again', async () => {
    const answers = await answersOf('10.20.0.3', async () => ({ status: 200 }))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(200)
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
  })

  it('delays the refusals of a flood, so that it asks slowly', async () => {
    const answers = await answersOf('10.20.0.5', async () => ({ status: 200 }))
    const lastRefusal = answers.findLastIndex(({ status }) => status === 503)
    const compared = answers.slice(0, lastRefusal).filter(({ status }) => status === 401)
    // Without the delay, all refusals would come before passwords are compared.
    expect(compared.length).toBeGreaterThan(10)
  })

  it('lets everything else that hashes a password take the same turns', async () => {
    const { email } = await addAccount(test)
    let compared = 0
    const flood = Array.from({ length: 120 }, async (_, nth) => {
      const payload = { email: `guess.${nth}@bosque.example`, password: 'not the password' }
      const { status } = await send(test, 'POST', '/login', { payload, from: '10.20.0.4' })
      if (status === 401) compared += 1
    })
    const { status } = await send(test, 'POST', '/register', {
      payload: { displayName: 'Ana', email: `new.${email}`, password: 'tamandua no quintal' },
      from: '10.20.0.4',
    })
    // The registration is refused with the rest of the flood or, if a place became free meanwhile,
    // answered after it.
    const turn = status === 503 ? Number.POSITIVE_INFINITY : compared
    expect(turn).toBeGreaterThan(90)
    await Promise.all(flood)
  })
})

describe('turns of passwords', () => {
  /** Tasks that wait until they are released, and the order in which they began. */
  function held() {
    const begun: string[] = []
    const { promise: gate, resolve: letGo } = Promise.withResolvers<undefined>()
    const turns = passwordTurns()
    const ask = (account: string, address: string) =>
      turns.run({ account, address }, async () => {
        begun.push(account)
        await gate
      })
    return { begun, letGo, turns, ask }
  }

  it('go round the networks, an IPv6 network of 64 bits being one', async () => {
    const { begun, letGo, ask } = held()
    const all = [
      ...Array.from({ length: 20 }, (_, nth) => ask(`one ${nth}`, `2001:db8:0:1::${nth + 1}`)),
      ask('other', '2001:db8:0:2::1'),
    ]
    letGo(undefined)
    await Promise.all(all)
    expect(begun.indexOf('other')).toBeLessThan(4)
  })

  it('leave a whole IPv6 site ten times what one network may have waiting', async () => {
    const { letGo, turns, ask } = held()
    const all = Array.from({ length: 1_200 }, (_, nth) =>
      ask(`one ${nth}`, `2001:db8:0:${(nth % 60).toString(16)}::1`),
    )
    const { running, waiting } = turns.load()
    expect(running + waiting).toBe(1_000)
    const other = ask('other', '2001:db8:1::1')
    letGo(undefined)
    await other
    const outcomes = await Promise.allSettled(all)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(200)
  })

  it('are one at a time for an account of a network', async () => {
    const { begun, letGo, ask } = held()
    const all = [ask('Ana@example.com', '10.0.0.1'), ask('ana@example.com', '10.0.0.1')]
    await Promise.resolve()
    expect(begun).toEqual(['Ana@example.com'])
    letGo(undefined)
    await Promise.all(all)
  })
})
