import type { FastifyInstance } from 'fastify'

/** Runs a statement, and times it within the request that it belongs to. */
export type TraceStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>

/** Traces of requests and their statements, sent to a collector by OpenTelemetry. */
export type Tracing = {
  /** Traces the requests of a server; the id of a trace is that of its request. */
  follow(app: FastifyInstance): void
  readonly statement: TraceStatement
  /** Sends what is left, if the collector answers soon; never fails. */
  stop(): Promise<void>
}

/** The server that is traced. */
export type TracedServer = { readonly id: string; readonly version: string }
