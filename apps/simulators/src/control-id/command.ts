import type { IncomingHttpHeaders } from 'node:http'
import { fieldsOf, parseWide } from './wide-json.ts'

/** A command as it reached a reader, by HTTP or by push. */
export type Call = {
  readonly query: URLSearchParams
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
  readonly session: string | null
}

/** A reply: an object becomes JSON, text and bytes go as they are, undefined is an empty body. */
export type Reply = {
  readonly status?: number
  readonly body?: object | string | Buffer | undefined
}

export type Command = (call: Call) => Reply | Promise<Reply>
export type Commands = Readonly<Record<string, Command>>

/** An answer that is already the reply's body. */
export const answer = (body: object | string | Buffer): Reply => ({ body })
export const EMPTY: Reply = {}

/** A command that the reader refuses. */
export class CommandError extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, message: string, code = 1) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Reads the fields of a command's body; no body has none. */
export function readFields({ body }: Call): Readonly<Record<string, unknown>> {
  if (body.length === 0) return {}
  try {
    return fieldsOf(parseWide(body.toString()))
  } catch {
    throw new CommandError(400, 'Invalid JSON')
  }
}
