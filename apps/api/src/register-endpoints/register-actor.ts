import type { Actor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../platform/authentication.ts'

/** Returns the actor of a request on a register. */
export function actorOn(register: AnyRegister, request: FastifyRequest): Actor {
  return actingOn(register, actorOf(request))
}

/**
 * Returns the actor on a register: a platform role edits a catalogue's shared rows and the
 * platform's own under the nil tenant, whichever company it has chosen (accounts §8).
 */
export function actingOn(register: AnyRegister, actor: Actor): Actor {
  const keepsShared =
    register.scope !== 'tenant' && actor.role !== 'system' && isPlatformRole(actor.role)
  return keepsShared ? { ...actor, tenantId: NIL_TENANT } : actor
}

/**
 * Returns the actors under whose tenants an actor's imports may be stored: a platform role's
 * imports into catalogues are under the nil tenant.
 */
export function actorsInTenants(actor: Actor): Actor[] {
  if (actor.role === 'system' || !isPlatformRole(actor.role)) return [actor]
  const shared = { ...actor, tenantId: NIL_TENANT }
  return actor.tenantId === null ? [shared] : [actor, shared]
}
