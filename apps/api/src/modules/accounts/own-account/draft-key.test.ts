import { draftKeyAnswer } from '@portaria/contract/modules/accounts/own-account'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccount, send, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

async function keyOf(token: string): Promise<string> {
  const { body } = await send(test, 'GET', '/me/draft-key', { token })
  return draftKeyAnswer.parse(body).data.key
}

it('the key of drafts is the same for all sessions of a person, and another for everybody else', async () => {
  const [ana, bia] = [await addAccount(test), await addAccount(test)]
  const own = await keyOf(await signIn(test, ana))
  expect(Buffer.from(own, 'base64url')).toHaveLength(32)
  expect(await keyOf(await signIn(test, ana))).toBe(own)
  expect(await keyOf(await signIn(test, bia))).not.toBe(own)
})

it('the key of drafts is for signed-in people, and stored nowhere on the way', async () => {
  const { statusCode } = await test.app.inject('/api/v1/me/draft-key')
  expect(statusCode).toBe(401)
  const token = await signIn(test, await addAccount(test))
  const { headers } = await test.app.inject({
    url: '/api/v1/me/draft-key',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(headers['cache-control']).toBe('no-store')
})
