import type { Operation } from '@portaria/contract/define-register/define-register'
import { type ProblemCode, problems } from '@portaria/contract/errors'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { takesProof } from '../proof.ts'

/** What a route takes. Codes that do not follow from it stand in its `config.refuses`. */
type Route = {
  method: string
  schema: FastifySchema
  config: FastifyContextConfig
}

/** Any call may meet a limit, a server that is busy or stopping, or a defect. */
const ofAll = ['throttled', 'unavailable', 'internal'] as const

/**
 * A body is read before anything else, also where none is asked for, and of two writes at once one may
 * be refused.
 */
const ofWriting = [
  'malformed',
  'too_slow',
  'state_conflict',
  'too_large',
  'unsupported_media',
] as const

/** `not_found` is for a chosen company that does not exist. */
const ofSessions = [
  'unauthenticated',
  'session_ended',
  'provider_session_ended',
  'forbidden',
  'tenant_required',
  'not_found',
] as const

/** What other rows refuse, by the operation of a register. */
const ofOperation: Record<Operation, readonly ProblemCode[]> = {
  read: [],
  create: ['duplicate', 'id_taken'],
  update: ['duplicate', 'in_use', 'last_sindico'],
  remove: ['in_use', 'last_sindico'],
  restore: ['duplicate', 'parent_removed'],
  history: [],
  import: [],
  export: [],
}

/** Who may make a row may also change and remove it while it is pending. */
const operationOf = (method: string, operation: Operation): Operation => {
  if (method === 'PATCH') return 'update'
  return method === 'DELETE' ? 'remove' : operation
}

function ofAccess({ method, config: { access } }: Route): readonly ProblemCode[] {
  if (access === undefined || access === 'public') return []
  if (typeof access === 'string' || 'right' in access) return ofSessions
  const { register } = access
  // Of many rows each outcome has its code.
  const own = 'operation' in access ? ofOperation[operationOf(method, access.operation)] : []
  const mayNeedProof = method !== 'GET' && (register.needsProof?.values || register.needsNested)
  return [...ofSessions, ...own, ...(mayNeedProof ? (['proof_required'] as const) : [])]
}

/**
 * The codes of every problem that a route may answer, by their statuses: most follow from what the
 * route takes.
 */
export function problemsOf(route: Route): Map<number, ProblemCode[]> {
  const { method, schema, config } = route
  const takes = config.takes ?? []
  const codes = new Set<ProblemCode>([
    ...ofAll,
    ...(method === 'GET' ? [] : ofWriting),
    ...ofAccess(route),
    ...(takesProof(config) ? (['proof_required'] as const) : []),
    ...(schema.params ? (['not_found'] as const) : []),
    // What a route that reads no body is sent all the same is refused.
    ...(method !== 'GET' || schema.querystring ? (['validation'] as const) : []),
    ...(takes.includes('If-Match') ? (['stale', 'version_required'] as const) : []),
    ...(config.refuses ?? []),
  ])
  const inOrder = Object.keys(problems) as ProblemCode[]
  return Map.groupBy(
    inOrder.filter((code) => codes.has(code)),
    (code) => problems[code],
  )
}
