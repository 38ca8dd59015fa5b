import type { APIRequestContext, Page } from '@playwright/test'
import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { expect, password } from './visit.ts'

/** Calls the API as the person signed in on a page; resolves to `data`. */
export const call = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const token = localStorage.getItem('jwt_access_token') ?? ''
      const response = await fetch(`/api/v1${to}`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(sent && { method: 'POST', body: sent }),
      })
      return ((await response.json()) as { data: unknown }).data
    },
    [path, body && JSON.stringify(body)] as const,
  )

/** Calls the API as a person without a browser; a refused call fails the journey. */
export type Caller = {
  call: <Answer>(method: 'GET' | 'POST', way: string, data?: object) => Promise<Answer>
  /** Headers for a call that may be refused. */
  headers: { authorization: string }
}

/** Signs in a person of the demonstration; those of the platform choose a company by its id. */
export async function callerOf(
  request: APIRequestContext,
  email: string,
  company?: string,
): Promise<Caller> {
  const login = await request.post('/api/v1/login', { data: { email, password } })
  const { data } = (await login.json()) as LoginAnswer
  const headers = {
    authorization: `Bearer ${data.access.original.access_token}`,
    ...(company !== undefined && { 'x-tenant-id': company }),
  }
  return {
    headers,
    async call<Answer>(method: 'GET' | 'POST', way: string, body?: object) {
      const answer = await request.fetch(`/api/v1${way}`, { method, headers, data: body })
      expect(answer.ok(), await answer.text()).toBe(true)
      return ((await answer.json()) as { data: Answer }).data
    },
  }
}
