import { API_BASE, baseHeaders } from './api-base.ts'
import { ApiProblem, readProblem } from './api-problem.ts'
import { checkConnection, isOfGateway } from './connection/connection.store.ts'
import { askProof } from './session/proof-request.ts'
import { currentSession, endSession } from './session/session.store.ts'
import { readStored, readStoredUser, storedKeys } from './session/session-storage.ts'
import { refreshToken } from './session/token-refresh.ts'
import { type UploadProgress, uploadForm } from './upload.ts'

export type QueryValue = string | number | boolean | null | undefined

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Parameters of the query; null, undefined and empty ones are left out. */
  query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON; `FormData` as it is. */
  body?: unknown
  /** Besides those that every call has, for example `If-Match`. */
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Called with the progress of a `FormData`. */
  onUpload?: UploadProgress
  /** Sends no tenant, even if a platform role has chosen a company. */
  forNoCompany?: boolean
  /** A call of somebody who is not signed in: a 401 is its answer, not the end of a session. */
  anonymous?: boolean
  /** Continues when the page is closed; for less than 64 kB. */
  keepalive?: boolean
}

/**
 * Calls the server and gives the answer's JSON; undefined for an empty one. The type is what the
 * contract says of the call. Throws an `ApiProblem` for every failure, and the signal's reason
 * for a call that was given up.
 */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await send(path, request)
  const text = await response.text()
  // The one place where an answer is cast to the contract's type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

/**
 * As `callApi`, for callers that need the answer's headers or bytes (`ETag`, exports). A call that
 * needs a proof of identity asks for it and is repeated; unanswered it throws `proof_required`.
 */
export async function send(path: string, request: ApiRequest = {}): Promise<Response> {
  const sentAt = performance.now()
  const caller = callerName()
  const response = await sendRefreshing(path, request, caller)
  if (response.ok) return response
  const problem = await readProblem(response)
  const { proof } = problem.problem ?? {}
  if (proof === undefined || !(await askProof(proof, sentAt))) throw problem
  if (callerName() !== caller) throw problem
  const again = await sendRefreshing(path, request, caller)
  if (!again.ok) throw await readProblem(again)
  return again
}

async function sendRefreshing(path: string, request: ApiRequest, caller: string) {
  const token = readStored(storedKeys.token)
  let response = await sendOnce(path, request, token)
  if (response.status === 401 && request.anonymous !== true) {
    const fresh = await freshToken(token)
    // A call is never repeated as somebody else, or in another company.
    if (fresh !== null && callerName() === caller) response = await sendOnce(path, request, fresh)
  }
  return response
}

/** Whose session this browser has, and the company worked in. */
function callerName(): string {
  const user = readStoredUser()
  return `${user?.id} ${user?.tenant_id} ${currentSession().chosen?.id}`
}

/** Once per call: a repeated one that is refused again is an error like any other. */
async function freshToken(refused: string | null): Promise<string | null> {
  if (refused !== null) return refreshToken(refused)
  endSession('expired')
  return null
}

async function sendOnce(path: string, request: ApiRequest, token: string | null) {
  const { method = 'GET', query, body, headers = {}, signal, keepalive } = request
  const all = baseHeaders(token)
  const { chosen } = currentSession()
  if (chosen !== null && request.forNoCompany !== true) all.set('X-Tenant-Id', chosen.id)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  const asForm = body instanceof FormData
  // The browser writes the boundary of a form itself.
  if (asForm) all.delete('Content-Type')
  const payload = asForm ? body : body === undefined ? undefined : JSON.stringify(body)
  const address = addressOf(path, query)
  try {
    if (asForm && request.onUpload) {
      return await uploadForm(address, {
        method,
        headers: all,
        body,
        signal,
        onProgress: request.onUpload,
      })
    }
    const answer = await fetch(address, { method, headers: all, body: payload, signal, keepalive })
    if (isOfGateway(answer)) void checkConnection()
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    void checkConnection()
    throw new ApiProblem(0, 'offline', undefined, { cause: error })
  }
}

function addressOf(path: string, query: ApiRequest['query']): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
  }
  return `${API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`
}
