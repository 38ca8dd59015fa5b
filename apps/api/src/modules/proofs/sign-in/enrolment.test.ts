import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { errorsOf, secondFactors } from '../../../testing/second-factors.ts'
import { softAuthenticator } from '../../../testing/soft-authenticator.ts'
import {
  addAccount,
  change,
  send,
  type TestAccount,
  trail,
} from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { totpCode } from '../../../testing/totp-code.ts'

let test: TestApp
let production: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'moves the clock' })
  production = { ...test, app: await buildApp({ ...test.parts, platformFactor: true }) }
})
afterAll(async () => {
  await production.app.close()
  await test.close()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Body = {
  code?: string
  enrolment?: {
    ticket: string
    totp: { secret: string; uri: string }
    passkey: Record<string, unknown>
  }
  data?: { access: { original: { access_token: string } } }
  recovery_codes?: string[]
}

const post = async (server: TestApp, url: string, payload: unknown) => {
  const { status, body } = await send(server, 'POST', url, { payload })
  return { status, body: body as Body & Parameters<typeof errorsOf>[0]['body'] }
}

const login = (server: TestApp, { email, password }: TestAccount) =>
  post(server, '/login', { email, password })

async function demanded(server: TestApp, account: TestAccount) {
  const { status, body } = await login(server, account)
  expect([status, body.code, body.data]).toEqual([403, 'second_factor_enrolment', undefined])
  if (!body.enrolment) throw new Error('nothing to set up')
  return body.enrolment
}

const demandOf = (roles: string[]) =>
  change(
    test,
    sql`UPDATE tenants SET settings = ${JSON.stringify({ security: { second_factor: roles } })}::jsonb
      WHERE id = ${test.tenants.bosque}`,
  )

describe('a role of the platform in production', () => {
  it('signs in by the first code of an app, and from then on by its codes', async () => {
    const account = await addAccount(test, 'admin')
    const { ticket, totp } = await demanded(production, account)
    const wrong = await post(production, '/login/enrolment', { ticket, code: '000000' })
    expect(errorsOf(wrong)).toEqual(['code code_wrong'])
    const code = totpCode(totp.secret, Date.now())
    const { status, body } = await post(production, '/login/enrolment', { ticket, code })
    expect([status, body.recovery_codes?.length]).toEqual([200, 10])
    const token = body.data?.access.original.access_token ?? ''
    expect((await send(production, 'GET', '/me', { token })).status).toBe(200)
    expect((await login(production, account)).body.code).toBe('second_factor_required')
    const again = await post(production, '/login/enrolment', { ticket, code })
    expect(errorsOf(again)).toEqual(['ticket ticket_ended'])
  })

  it('signs in by a passkey of its own instead', async () => {
    const account = await addAccount(test, 'master')
    const { ticket, passkey: options } = await demanded(production, account)
    const authenticator = softAuthenticator(test.parts.publicUrl)
    const passkey = authenticator.create(options)
    const { status } = await post(production, '/login/enrolment', { ticket, name: 'Casa', passkey })
    expect(status).toBe(200)
    expect((await login(production, account)).body.code).toBe('second_factor_required')
  })

  it('adds nothing by another ticket once it has one', async () => {
    const account = await addAccount(test, 'admin')
    const first = await demanded(production, account)
    const { ticket, totp } = await demanded(production, account)
    const code = totpCode(totp.secret, Date.now())
    expect((await post(production, '/login/enrolment', { ticket, code })).status).toBe(200)
    const passkey = softAuthenticator(test.parts.publicUrl).create(first.passkey)
    const late = { ticket: first.ticket, name: 'Outra', passkey }
    const answer = await post(production, '/login/enrolment', late)
    expect(errorsOf(answer)).toEqual(['ticket ticket_ended'])
  })

  it('signs in as before anywhere else, and a síndico does there', async () => {
    expect((await login(test, await addAccount(test, 'staff'))).status).toBe(200)
    expect((await login(production, await addAccount(test, 'sindico'))).status).toBe(200)
  })

  it('opens nothing by the ticket of another step', async () => {
    const account = await addAccount(test, 'admin')
    const factors = secondFactors(test)
    await factors.enrol(account)
    const { ticket } = await factors.demandOf(account)
    const answer = await post(production, '/login/enrolment', { ticket, code: '123456' })
    expect(errorsOf(answer)).toEqual(['ticket ticket_ended'])
  })
})

describe('a company that requires it', () => {
  it('has its síndicos and funcionários enrolled at their next sign-in, and nobody else', async () => {
    await demandOf(['funcionario'])
    const account = await addAccount(test, 'funcionario')
    const { ticket, totp } = await demanded(test, account)
    expect((await login(test, await addAccount(test, 'sindico'))).status).toBe(200)
    expect((await login(test, await addAccount(test, 'funcionario', 'acacias'))).status).toBe(200)
    const code = totpCode(totp.secret, Date.now())
    expect((await post(test, '/login/enrolment', { ticket, code })).status).toBe(200)
    expect(await trail(test, 'bosque', account.userId)).toEqual(['totp_enabled', 'signed_in'])
    await demandOf([])
    expect((await login(test, await addAccount(test, 'funcionario'))).status).toBe(200)
  })

  it('shows it on its settings page, for the existing roles', async () => {
    const { body } = await test.as('sindico').get('/company')
    const sent = (roles: string[], version: number) =>
      test.as('sindico').patch('/company', {
        headers: { 'if-match': `"${version}"` },
        payload: { settings: { security: { second_factor: roles } } },
      })
    const wrong = await sent(['condomino'], body.data.version)
    expect([wrong.status, wrong.body.errors[0]?.code]).toEqual([422, 'invalid_choice'])
    const kept = await sent(['sindico'], body.data.version)
    expect(kept.body.data['settings']).toMatchObject({ security: { second_factor: ['sindico'] } })
    await demanded(test, await addAccount(test, 'sindico'))
  })
})
