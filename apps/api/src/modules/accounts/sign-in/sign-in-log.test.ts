import { Writable } from 'node:stream'
import { refreshAnswer } from '@portaria/contract/modules/accounts/sign-in'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { JobRunner } from '../../../platform/jobs/job-runner.ts'
import { startLetters } from '../../../testing/start-letters.ts'
import { addAccount, send, signIn, testPassword } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let log = ''
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString()
    done()
  },
})

let test: TestApp
let app: FastifyInstance
let letterJobs: JobRunner
beforeAll(async () => {
  test = await openTestApp()
  app = await buildApp({ ...test.parts, logger: { level: 'trace', stream } })
  letterJobs = await startLetters(test, (file) => app.log.info({ file }, 'a letter was kept'))
})
afterAll(async () => {
  await letterJobs.stop()
  await app.close()
  await test.close()
})

it('writes no token, e-mail or password to the log', async () => {
  const logged: TestApp = { ...test, app }
  const account = await addAccount(test)
  const { email } = account
  const token = await signIn(logged, account)
  const { body } = await send(logged, 'GET', '/refresh', { token })
  await send(logged, 'POST', '/login', { payload: { email, password: 'wrong-password' } })
  await send(logged, 'POST', '/login', { payload: { email: 'no-address', password: 12_345_678 } })
  await send(logged, 'POST', '/password/forgot', { payload: { email } })
  await send(logged, 'POST', '/password/reset', {
    payload: { token: 'some-token', password: testPassword },
  })
  await send(logged, 'POST', '/me/password', {
    token,
    payload: { current_password: 'wrong-password', password: testPassword },
  })
  await expect.poll(() => log).toMatch(/"file":"[\w-]+\.eml"/)
  expect(log).toContain('/api/v1/login')
  const next = refreshAnswer.parse(body).access_token
  const secrets = [token, next, email, testPassword, 'wrong-password', 'no-address', 'some-token']
  for (const secret of secrets) expect(log).not.toContain(secret)
})

it('describes its calls', async () => {
  const { paths } = (await app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, object>>
  }>()
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method} ${path.replace('/api/v1', '')}`),
  )
  expect(described).toEqual(
    expect.arrayContaining([
      'post /login',
      'get /refresh',
      'post /logout',
      'get /me',
      'patch /me',
      'post /session/membership',
      'get /me/sessions',
      'delete /me/sessions/{id}',
      'post /me/password',
      'get /companies',
      'post /password/forgot',
      'post /password/reset',
    ]),
  )
})
