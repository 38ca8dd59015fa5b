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
  /** Parameters of the query; null, undefined and empty values are left out. */
  query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON, except `FormData`. */
  body?: unknown
  /** Headers besides those of every call, such as `If-Match`. */
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Called with the upload progress of a `FormData`. */
  onUpload?: UploadProgress
  /** Sends no tenant, even if a platform role has chosen a company. */
  forNoCompany?: boolean
  /** A call without a session: a 401 is its answer and ends no session. */
  anonymous?: boolean
  /** Lets the call finish after the page is closed; its body must be less than 64 kB. */
  keepalive?: boolean
}

/**
 * Calls the server and returns the answer's JSON; undefined if it is empty. The contract gives the
 * type. Throws an `ApiProblem` for every failure, and the signal's reason for an aborted call.
 */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await send(path, request)
  const text = await response.text()
  // The one place where an answer is cast to the contract's type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

/**
 * Like `callApi`, for callers that need the answer's headers or bytes (`ETag`, exports). A call
 * that requires a proof of identity asks the person for it and is repeated; without a proof it
 * throws `proof_required`.
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
    // A call is never repeated for another person or company.
    if (fresh !== null && callerName() === caller) response = await sendOnce(path, request, fresh)
  }
  return response
}

/** The person of this browser's session and the current company, as one text. */
function callerName(): string {
  const user = readStoredUser()
  return `${user?.id} ${user?.tenant_id} ${currentSession().chosen?.id}`
}

/** Refreshes the token once per call: a repeated call that is refused is an ordinary error. */
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
  // The browser adds the multipart boundary itself.
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
