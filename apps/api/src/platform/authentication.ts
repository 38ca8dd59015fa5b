import type { Actor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister, Operation } from '@portaria/contract/define-register/define-register'
import type { FeatureRight } from '@portaria/contract/define-register/permissions'
import { may, mayAct, mayBulk, mayUse } from '@portaria/contract/define-register/permissions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admission } from './admission.ts'
import { networkOf } from './network.ts'
import { ProblemError, problem } from './problem.ts'
import { requireProof, takesProof } from './proof.ts'
import type { RefusalTrail } from './refusal-trail.ts'
import type { RefusedCalls } from './refused-calls.ts'
import type { SessionGuard } from './sessions/session-guard.ts'

/**
 * The right to call a route. Every route states one; a route without one is refused at start, so
 * that nobody can forget it.
 */
export type RouteAccess =
  | 'public'
  | 'signed_in'
  | { register: AnyRegister; operation: Operation }
  | { register: AnyRegister; action: string }
  /** For roles that may run one of these bulk actions. */
  | { register: AnyRegister; bulk: readonly string[] }
  /**
   * `orAppointed` also admits roles without the right; the feature answers `forbidden` unless their
   * company has appointed them.
   */
  | { right: FeatureRight; orAppointed?: true }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess
    /**
     * The route needs a recent proof of identity. Exports of people need one because their register
     * says so.
     */
    proof?: true
    /** The lane whose connections read the session. */
    lane?: 'panic'
    /**
     * The request lasts, as a stream does, and is not counted among its person's simultaneous
     * requests.
     */
    lasts?: true
    /** The route raises an alarm: its refusals are neither delayed nor counted. */
    raises?: true
  }
  interface FastifyRequest {
    /** The session of a token that this server issued and that is no longer valid. */
    endedSession: string | null
    /** Null on public routes only; elsewhere use `actorOf`. */
    actor: Actor | null
  }
}

/** Returns the actor of a request on a route that is not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw problem('unauthenticated')
  return request.actor
}

/** Returns the token of an Authorization header, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

/** Whether a role may call a route at all; row rules decide about single rows. */
export function roleMayCall(role: Role, access: RouteAccess): boolean {
  if (access === 'public' || access === 'signed_in') return true
  if ('right' in access) return mayUse(role, access.right)
  if ('action' in access) return mayAct(role, access.register, access.action)
  if ('bulk' in access) return access.bulk.some((one) => mayBulk(role, access.register, one))
  return may(role, access.register, access.operation)
}

const isForAppointed = (access: RouteAccess) =>
  typeof access === 'object' && 'right' in access && access.orAppointed === true

/**
 * Seconds after which a person may repeat a request that was refused because they have too many in
 * progress.
 */
const RETRY_AFTER_S = 2

/** Byte limit of a body that is read without a session, unless its route sets another. */
const PUBLIC_BODY_BYTES = 64 * 1024

/** Limits for one person: simultaneous requests, if limited, and refused requests. */
export type CallLimits = { callsAtOnce?: number | undefined; refused: RefusedCalls }

/** Checks session and role before any of the request is read. */
export function authenticate(
  app: FastifyInstance,
  guard: SessionGuard,
  refusals: RefusalTrail,
  { callsAtOnce = Number.POSITIVE_INFINITY, refused }: CallLimits,
): void {
  const inProgress = admission({
    inAll: Number.POSITIVE_INFINITY,
    perTenant: Number.POSITIVE_INFINITY,
    perPerson: callsAtOnce,
    retryAfter: RETRY_AFTER_S,
  })
  const noteForeign = (actor: Actor) =>
    refusals.note(actor, {
      register: 'sessions',
      rowId: actor.sessionId,
      operation: 'foreign_tenant_refused',
    })

  app.decorateRequest('actor', null)
  app.decorateRequest('endedSession', null)

  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} says no access`)
    if (route.config.access === 'public') route.bodyLimit ??= PUBLIC_BODY_BYTES
  })

  app.addHook('onRequest', async (request, reply) => {
    const { access, lane, lasts } = request.routeOptions.config
    if (access === undefined || access === 'public') return
    const header = request.headers['x-tenant-id']
    const tenantHeader = typeof header === 'string' && header !== '' ? header : null
    const credentials = {
      token: bearerToken(request),
      address: request.ip,
      requestId: request.id,
      ...(lane && { lane }),
    }
    request.actor = await guard
      .actorOf({ ...credentials, tenantHeader })
      .catch(async (error: unknown) => {
        const code = error instanceof ProblemError ? error.code : null
        // Somebody chose a company that is not theirs, which no screen does by accident
        // (platform §6).
        if (code === 'forbidden')
          noteForeign(await guard.actorOf({ ...credentials, tenantHeader: null }))
        // Tells a person whose session has ended so at once, so that they can renew it: refusals
        // that others on the same network caused must not delay this one.
        if (code === 'unauthenticated')
          request.endedSession = await guard.sessionOf(credentials.token)
        if (code === 'unauthenticated' && request.endedSession === null && lane !== 'panic')
          refused.admit(networkOf(request.ip))
        throw error
      })
    const { role, userId, tenantId } = request.actor
    // Presses of the panic button are never throttled (panic §3).
    if (lane !== 'panic' && !lasts) {
      if (userId !== null) refused.admit(userId)
      const leave = inProgress.enter({ tenant: tenantId ?? '', person: userId ?? '' })
      // Whichever comes first: an answer that the client does not read to its end emits no
      // `finish`.
      reply.raw.once('finish', leave).once('close', leave)
    }
    if (isForAppointed(access)) return
    if (role === 'system' || !roleMayCall(role, access)) throw problem('forbidden')
    if (takesProof(request.routeOptions.config)) requireProof(request.actor)
  })
}
