/** Called with the progress of an upload in bytes: sent and total. */
export type UploadProgress = (sent: number, total: number) => void

export type UploadRequest = {
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal | undefined
  onProgress: UploadProgress
}

/**
 * Sends a form like `fetch`, but with progress. The signal aborts it only while bytes are being
 * sent; after that the answer is awaited, so that the caller learns what the server has begun.
 * Rejects like `fetch`.
 */
export function uploadForm(address: string, request: UploadRequest): Promise<Response> {
  const { method, headers, body, signal, onProgress } = request
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    let allSent = false
    const giveUp = () => {
      if (!allSent) call.abort()
    }
    call.open(method, address)
    call.responseType = 'blob'
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    call.upload.addEventListener('load', () => {
      allSent = true
    })
    call.addEventListener('load', () => resolve(responseOf(call)))
    call.addEventListener('error', () => reject(new TypeError('the upload got no answer')))
    call.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    call.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp))
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) reject(new DOMException('given up', 'AbortError'))
    else call.send(body)
  })
}

/** Statuses whose answers have no body, according to the Fetch standard. */
const WITHOUT_BODY = new Set([204, 205, 304])

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  const type = call.getResponseHeader('Content-Type')
  if (type !== null) headers.set('Content-Type', type)
  const answer: unknown = call.response
  const body = answer instanceof Blob && !WITHOUT_BODY.has(call.status) ? answer : null
  return new Response(body, { status: call.status, headers })
}
