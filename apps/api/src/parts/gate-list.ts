import type { ZodMiniType } from 'zod/mini'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/** A list on the desk of the gate: `GET /gate/{name}`, for roles with the right `gate.enter`. */
export type GateList = {
  readonly name: string
  /** The summary of its route, in the imperative. */
  readonly summary: string
  /** The schema of its answer, whose `data` is the result of `read`. */
  readonly answer: ZodMiniType<{ data: unknown }>
  read(context: TenantContext): Promise<unknown>
}
