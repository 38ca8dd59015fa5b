import type { ZodMiniType } from 'zod/mini'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/** A list that the desk of the gate shows: `GET /gate/{name}`, for whom the right `gate.enter` is. */
export type GateList = {
  readonly name: string
  /** The summary of its route, in the imperative. */
  readonly summary: string
  /** The schema of its answer, whose `data` is what `read` answers. */
  readonly answer: ZodMiniType<{ data: unknown }>
  read(context: TenantContext): Promise<unknown>
}
