import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ControlIdReader } from './control-id-reader.ts'
import { handCommand, isHandCommand } from './hand-commands.ts'
import { viewOf } from './reader-view.ts'
import { fieldsOf, parseWide, writeWide } from './wide-json.ts'

export type ControlServer = { readonly port: number; close(): Promise<void> }

/** Milliseconds between two looks at the readers for open pages. */
const LOOK_MS = 200

const pageFile = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'page', name), 'utf8')

/** The files of the page, read when they are asked for. */
const PAGE: Readonly<Record<string, { readonly type: string; readonly read: () => string }>> = {
  '/': { type: 'text/html', read: () => pageFile('control-page.html') },
  '/control-page.css': { type: 'text/css', read: () => pageFile('control-page.css') },
  '/control-page.js': {
    type: 'text/javascript',
    read: () => stripTypeScriptTypes(pageFile('control-page.ts')),
  },
}

/**
 * Starts the page of buttons, and the calls behind it: `GET /readers` tells the state of all,
 * `POST /readers/1/present` and others do what a person does.
 */
export async function startControlServer({
  readers,
  port = 0,
}: {
  readonly readers: readonly ControlIdReader[]
  readonly port?: number
}): Promise<ControlServer> {
  const state = () => writeWide(readers.map((reader, at) => viewOf(reader, at + 1)))
  const pages = new Set<ServerResponse>()
  let told = ''
  const look = setInterval(() => {
    if (pages.size === 0) return
    const next = state()
    if (next === told) return
    told = next
    for (const page of pages) page.write(`data: ${next}\n\n`)
  }, LOOK_MS)

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const isAsked = error instanceof RangeError || error instanceof SyntaxError
      answer(response, isAsked ? 400 : 500, { error: String(error) })
    })
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '', 'content-type': type = '' } = request.headers
    const { pathname } = new URL(request.url ?? '/', 'http://control.invalid')
    // A page of another site reaches this one by a name of its own, or without a type of JSON.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) {
      answer(response, 403, { error: 'loopback only' })
      return
    }
    if (request.method === 'GET') {
      get(pathname, response)
      return
    }
    const [, number = '', hand = ''] = /^\/readers\/(\d+)\/([a-z-]+)$/.exec(pathname) ?? []
    const reader = readers[Number(number) - 1]
    if (!reader || !isHandCommand(hand)) {
      answer(response, 404, { error: 'not found' })
      return
    }
    if (!type.startsWith('application/json')) {
      answer(response, 415, { error: 'application/json only' })
      return
    }
    const body = await text(request)
    const result = await handCommand(reader, hand, body === '' ? {} : fieldsOf(parseWide(body)))
    answer(response, 200, { result })
  }

  function get(pathname: string, response: ServerResponse): void {
    const file = Object.hasOwn(PAGE, pathname) ? PAGE[pathname] : undefined
    if (file) {
      response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8` }).end(file.read())
    } else if (pathname === '/readers') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(state())
    } else if (pathname === '/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(`data: ${state()}\n\n`)
      pages.add(response)
      response.on('close', () => pages.delete(response))
    } else answer(response, 404, { error: 'not found' })
  }

  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        clearInterval(look)
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(writeWide(body))
}
