import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** An answer of a store, or a way of breaking off. */
export type S3Answer =
  | { status: number; code?: string; body?: string; headers?: Record<string, string> }
  | 'reset'
  | 'cut short'

/** A small server that gives the answers of S3 in cases of failure, which a real one gives rarely. */
export async function answeringAsS3() {
  const seen: { method: string; path: string; headers: IncomingMessage['headers'] }[] = []
  let answer: (request: IncomingMessage) => S3Answer = () => ({ status: 200 })
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    seen.push({ method, path: url, headers })
    request.resume().on('end', () => give(answer(request), request, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    seen,
    /** Gives this answer from now on. */
    answers(next: S3Answer | ((request: IncomingMessage) => S3Answer)) {
      answer = typeof next === 'function' ? next : () => next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function give(answer: S3Answer, request: IncomingMessage, response: ServerResponse): void {
  if (answer === 'reset') {
    request.socket.destroy()
    return
  }
  if (answer === 'cut short') {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('the first half', () => request.socket.destroy())
    return
  }
  const { status, code, headers, body } = answer
  // As some stores do, the error repeats the caller's keys.
  const error = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${request.headers.authorization}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml', ...headers })
  response.end(body ?? (code === undefined ? '' : error))
}
