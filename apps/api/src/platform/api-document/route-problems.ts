import { type ProblemCode, problems } from '@portaria/contract/answers/errors'
import type { Operation } from '@portaria/contract/define-register/define-register'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { takesProof } from '../proof.ts'

/** The parts of a route that determine its problem codes. Its `config.refuses` has the others. */
type Route = {
  method: string
  schema: FastifySchema
  config: FastifyContextConfig
}

/** Codes of every route: a limit was met, the server is busy or stopping, or it has a defect. */
const ofAll = ['throttled', 'unavailable', 'internal'] as const

/**
 * Codes of every write. Its body is read first, even if the route takes none; and of two
 * simultaneous writes, one may be refused.
 */
const ofWriting = [
  'malformed',
  'too_slow',
  'state_conflict',
  'too_large',
  'unsupported_media',
  'outcome_unknown',
] as const

/** Codes of every route with a session; `not_found` is for a chosen company that does not exist. */
const ofSessions = [
  'unauthenticated',
  'session_ended',
  'provider_session_ended',
  'forbidden',
  'tenant_required',
  'not_found',
] as const

/** Codes that depend on other rows, by the operation of a register. */
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

/**
 * The operation behind a route: the right to create a row includes changing and removing it while
 * it is pending.
 */
const operationOf = (method: string, operation: Operation): Operation => {
  if (method === 'PATCH') return 'update'
  return method === 'DELETE' ? 'remove' : operation
}

function ofAccess({ method, config: { access } }: Route): readonly ProblemCode[] {
  if (access === undefined || access === 'public') return []
  if (typeof access === 'string' || 'right' in access) return ofSessions
  const { register } = access
  // A bulk route reports the codes row by row.
  const own = 'operation' in access ? ofOperation[operationOf(method, access.operation)] : []
  const mayNeedProof = method !== 'GET' && (register.needsProof?.values || register.needsNested)
  return [...ofSessions, ...own, ...(mayNeedProof ? (['proof_required'] as const) : [])]
}

/**
 * Returns the codes of all problems that a route may answer, by status; most follow from its
 * parameters.
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
    // A body sent to a route that takes none is refused.
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
