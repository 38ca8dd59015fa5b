import { ControlIdReader } from '../control-id-reader.ts'
import { type MovedClock, movedClock } from '../moved-clock.ts'
import type { ReaderOptions } from '../reader-options.ts'
import { fieldsOf, parseWide, writeWide } from '../wide-json.ts'

export type Told = { readonly status: number; readonly text: string; readonly body: unknown }

const CLOSE = { Connection: 'close' } as const

/** A reader with a clock moved by hand, and a client that has signed in. */
export type ReaderSession = {
  readonly reader: ControlIdReader
  readonly clock: MovedClock
  /** Sends a command with a session and a body of JSON. */
  send(command: string, body?: unknown): Promise<Told>
  /** Sends bytes, or a command without a session. */
  post(path: string, body: string | Uint8Array, type?: string): Promise<Told>
  get(path: string): Promise<Told>
  login(password?: string): Promise<string>
  session: string
}

/** Starts a reader and signs in. */
export async function startSession(options: ReaderOptions = {}): Promise<ReaderSession> {
  const clock = movedClock()
  const reader = await ControlIdReader.start({ clock, password: 'secret', ...options })
  const call = async (path: string, request: RequestInit): Promise<Told> => {
    const response = await fetch(`http://127.0.0.1:${reader.port}/${path}`, request)
    const text = await response.text()
    const isJson = response.headers.get('content-type') === 'application/json' && text !== ''
    return { status: response.status, text, body: isJson ? parseWide(text) : null }
  }
  const session: ReaderSession = {
    reader,
    clock,
    session: '',
    send: (command, body) =>
      session.post(
        `${command}.fcgi?session=${session.session}`,
        body === undefined ? '' : writeWide(body),
      ),
    post: (path, body, type = 'application/json') =>
      call(path, {
        method: 'POST',
        body: body as BodyInit,
        headers: { ...CLOSE, 'Content-Type': type },
      }),
    get: (path) => call(path, { method: 'GET', headers: CLOSE }),
    async login(password = 'secret') {
      const { body } = await session.post('login.fcgi', writeWide({ login: 'admin', password }))
      session.session = String(fieldsOf(body)['session'])
      return session.session
    },
  }
  await session.login(options.password)
  return session
}
