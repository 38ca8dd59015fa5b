import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Call, CommandError, type Commands, type Reply } from './command.ts'
import type { Faults, Firmware } from './faults.ts'
import { pauseOf, type SimulatorClock } from './reader-clock.ts'
import type { Sessions } from './sessions.ts'
import { writeWide } from './wide-json.ts'

export type CommandServerOptions = {
  readonly commands: Commands
  readonly sessions: Sessions
  readonly firmware: Firmware
  readonly clock: SimulatorClock
  /** Milliseconds that each command takes. */
  readonly commandMs: number
  readonly happens: (fault: keyof Faults) => boolean
  readonly random: () => number
  /** Called before each command. */
  readonly onCommand: () => void
}

/** A command that reached a reader, and the status that it answered. */
export type ReceivedCommand = {
  readonly command: string
  readonly at: number
  /** The beginning of its JSON; pictures are left out. */
  readonly body: string
  readonly status: number
  /** Whether the reply never left. */
  readonly lost: boolean
}

const WITHOUT_SESSION = new Set(['login', 'session_is_valid'])
const READABLE = new Set([
  'session_is_valid',
  'user_get_image',
  'user_list_images',
  'system_information',
])
const BYTES = new Set(['user_set_image', 'user_test_image'])
const MOST_BYTES = 32 * 1_024 * 1_024
const LONGEST_DELAY_MS = 6_000
const MOST_RECEIVED = 20_000
const MOST_NOTED = 4_096

/** The HTTP server of a reader (devices §10). */
export class CommandServer {
  readonly #options: CommandServerOptions
  readonly #sockets = new Set<Socket>()
  readonly #received: ReceivedCommand[] = []
  #server: Server | undefined
  #port = 0
  #underWay = 0
  #overlaps = 0
  #losing: readonly string[] = []

  constructor(options: CommandServerOptions) {
    this.#options = options
  }

  port = (): number => this.#port
  /** Every command received, in order. */
  received = (): readonly ReceivedCommand[] => this.#received
  /** How often a command came while another one was under way. */
  overlaps = (): number => this.#overlaps

  /** Loses the reply to the next command of this name, or to the next one of any name. */
  loseNextReply(command = ''): void {
    this.#losing = [...this.#losing, command]
  }

  async start(port: number): Promise<void> {
    const server = createServer((request, response) => void this.#serve(request, response))
    server.on('checkContinue', (_request, response: ServerResponse) => {
      response.writeHead(417, { Connection: 'close' }).end()
    })
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    await new Promise<void>((done, fail) => {
      server.once('error', fail)
      server.listen(port, '127.0.0.1', done)
    })
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
  }

  /** Closes all connections, and takes no more. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    const closed = new Promise((done) => server.close(done))
    for (const socket of this.#sockets) socket.resetAndDestroy()
    await closed
  }

  /** Carries out a command whose session is in order; errors become replies. */
  async carryOut(command: string, call: Call): Promise<Reply> {
    const { commands, sessions, firmware, onCommand } = this.#options
    try {
      onCommand()
      const run = Object.hasOwn(commands, command) ? commands[command] : undefined
      if (!run) {
        throw new CommandError(firmware.unknownCommand, 'Invalid command')
      }
      sessions.checkLevel(command)
      return await run(call)
    } catch (error) {
      if (error instanceof CommandError) return this.#refusal(error)
      throw error
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { clock, commandMs, happens, random } = this.#options
    const url = new URL(request.url ?? '/', 'http://reader.invalid')
    const command = /^\/([a-z_]+)\.fcgi$/.exec(url.pathname)?.[1] ?? url.pathname
    if (this.#underWay > 0) this.#overlaps += 1
    this.#underWay += 1
    try {
      const body = await bytesOf(request)
      if (body === null) return
      const query = url.searchParams
      const session = query.get('session') ?? cookieOf(request)
      if (commandMs > 0) await pauseOf(clock, commandMs)
      // A late command takes effect after its caller gave up; a late reply, before.
      const lateMs = happens('delay') ? random() * LONGEST_DELAY_MS : 0
      const isLateCommand = random() < 0.5
      if (lateMs > 0 && isLateCommand) await pauseOf(clock, lateMs)
      const call = { query, body, headers: request.headers, session }
      const reply =
        this.#refusedCall(command, request, call) ?? (await this.carryOut(command, call))
      const lost = this.#isLost(command)
      const { status = 200 } = reply
      const noted = BYTES.has(command) ? '' : body.toString('utf8', 0, MOST_NOTED)
      this.#received.push({ command, at: clock.now(), body: noted, status, lost })
      if (this.#received.length > MOST_RECEIVED) this.#received.shift()
      if (lateMs > 0 && !isLateCommand) await pauseOf(clock, lateMs)
      if (lost) request.socket.resetAndDestroy()
      else write(response, status < 300 && happens('emptyBody') ? { status } : reply)
    } catch (error) {
      write(response, { status: 500, body: String(error) })
    } finally {
      this.#underWay -= 1
    }
  }

  #isLost(command: string): boolean {
    const at = this.#losing.findIndex((name) => name === '' || name === command)
    if (at < 0) return this.#options.happens('lostReply')
    this.#losing = this.#losing.toSpliced(at, 1)
    return true
  }

  /** Returns the refusal of a call that reaches no command, or nothing. */
  #refusedCall(command: string, request: IncomingMessage, call: Call): Reply | undefined {
    const { sessions, happens } = this.#options
    const { 'content-length': length, 'content-type': type = '' } = request.headers
    const isRead = request.method === 'GET' && READABLE.has(command)
    if (request.method !== 'POST' && !isRead) return { status: 405, body: 'Method not allowed' }
    if (!isRead && length === undefined) return { status: 411, body: 'Length required' }
    const isJson = type.startsWith('application/json')
    if (call.body.length > 0 && !BYTES.has(command) && !isJson) {
      return this.#refusal(new CommandError(400, 'Content-Type must be application/json'))
    }
    if (WITHOUT_SESSION.has(command)) return undefined
    if (happens('endedSession')) {
      sessions.end(call.session)
      return this.#endedSession(this.#anyOf('unauthorised', 'status', 'ok'))
    }
    if (sessions.has(call.session)) return undefined
    return this.#endedSession(this.#options.firmware.endedSession)
  }

  #endedSession(shape: Firmware['endedSession']): Reply {
    const body = { error: 'Invalid session', code: 1 }
    if (shape === 'unauthorised') return { status: 401, body }
    return shape === 'ok' ? { status: 200, body } : { status: 400, body: 'session expired' }
  }

  #refusal({ status, message, code }: CommandError): Reply {
    const body = { error: message, code }
    if (!this.#options.happens('oddError')) return { status, body }
    return this.#anyOf<Reply>({ status, body: message }, { status: 200, body })
  }

  #anyOf<T>(...some: readonly [T, ...T[]]): T {
    return some[Math.floor(this.#options.random() * some.length)] ?? some[0]
  }
}

function cookieOf({ headers }: IncomingMessage): string | null {
  return /(?:^|;\s*)session=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? null
}

/** Reads a body; null where it was cut. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length
      if (length > MOST_BYTES) return null
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch {
    return null
  }
}

function write(response: ServerResponse, { status = 200, body }: Reply): void {
  let type = 'application/json'
  if (Buffer.isBuffer(body)) type = 'image/jpeg'
  else if (typeof body === 'string') type = 'text/plain'
  const isPlain = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
  const bytes = Buffer.from(isPlain ? (body ?? '') : writeWide(body))
  response.writeHead(status, {
    Server: 'lighttpd',
    'Access-Control-Allow-Origin': '*',
    'Content-Type': type,
    'Content-Length': bytes.length,
  })
  response.end(bytes)
}
