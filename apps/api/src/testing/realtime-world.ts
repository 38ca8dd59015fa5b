import { tokenOf } from './hosted-world.ts'
import type { RealtimeService } from './provider-peers.ts'
import { addAccount, send, testPassword } from './test-accounts.ts'
import type { TestApp } from './test-app.ts'

type Answer = Parameters<typeof tokenOf>[0] & { status: number }

/** The password of accounts at the realtime service of tests. */
export const realtimePassword = 'jabuticaba'

/** Makes calls of people with accounts at a realtime service; `world` is evaluated at each call. */
export function realtimePeople(world: () => { test: TestApp; service: RealtimeService }) {
  let calls = 0

  /** A call from an address of its own. */
  async function post(url: string, payload: unknown, token?: string) {
    calls += 1
    const from = `10.61.${calls >> 8}.${calls & 255}`
    const headers = { cookie: 'portaria_provider=the-browser-of-everybody-here' }
    const sent = { payload, from, headers, ...(token !== undefined && { token }) }
    const { status, body } = await send(world().test, 'POST', url, sent)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests look into answers freely
    return { status, body: body ?? {} } as Answer
  }

  const login = (email: string, typed = realtimePassword, more = {}) =>
    post('/login/realtime', { email, password: typed, ...more })

  /**
   * Makes an account at the service by its own call, with or without a verified e-mail; returns its
   * path.
   */
  async function there(email: string, verified = false): Promise<string> {
    const { settings, accounts } = world().service
    const address = `${settings.identityUrl}v1/accounts:signUp?key=${encodeURIComponent(settings.apiKey)}`
    const body = JSON.stringify({ email, password: realtimePassword })
    await fetch(address, { method: 'POST', body })
    const account = accounts.get(email)
    if (!account) throw new Error(`${email} got no account`)
    account.emailVerified = verified
    return `users/${account.uid}`
  }

  /** Adds an account here and one at the service, links them, and returns the session. */
  async function linked() {
    const account = await addAccount(world().test)
    const place = await there(account.email, true)
    const { body } = await login(account.email)
    const { ticket } = body.demand ?? {}
    const proved = await post('/login/identity', { ticket, password: testPassword })
    return { account, token: tokenOf(proved), place }
  }

  return { post, login, there, linked }
}
