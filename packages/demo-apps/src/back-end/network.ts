import { type DemoCall, DemoFailure, pathOf } from './demo-call.ts'

/**
 * Sends a call without a handler to the real network, without a token: demo apps have none of the
 * product's. Throws a `DemoFailure` for a refusal, with status 0 if no answer came.
 */
export async function callNetwork({ name, query = {}, body }: DemoCall): Promise<unknown> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))
  const isGet = name.startsWith('GET ')
  const response = await fetch(`${pathOf(name)}${search.size > 0 ? `?${search}` : ''}`, {
    method: isGet ? 'GET' : 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    // Browsers refuse a GET with a body.
    body: isGet || body === undefined ? undefined : JSON.stringify(body),
    credentials: 'omit',
  }).catch((error: unknown) => {
    throw new DemoFailure(0, error instanceof Error ? error.message : 'no answer')
  })
  if (!response.ok) throw new DemoFailure(response.status, response.statusText)
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
