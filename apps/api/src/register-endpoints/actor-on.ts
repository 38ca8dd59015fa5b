import type { Actor } from '@portaria/contract/actor'
import { NIL_TENANT } from '@portaria/contract/constants'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isPlatformRole } from '@portaria/contract/roles'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../platform/authentication.ts'

/** As whom a request acts on a register. */
export function actorOn(register: AnyRegister, request: FastifyRequest): Actor {
  return actingOn(register, actorOf(request))
}

/**
 * As whom an actor acts on a register. A platform role keeps a catalogue's shared rows and the
 * platform's own, whichever company it has chosen (domain.md section 2).
 */
export function actingOn(register: AnyRegister, actor: Actor): Actor {
  const keepsShared =
    register.scope !== 'tenant' && actor.role !== 'system' && isPlatformRole(actor.role)
  return keepsShared ? { ...actor, tenantId: NIL_TENANT } : actor
}

/** Where else an actor's imports may stand: a platform role's into catalogues are under the nil tenant. */
export function placesOf(actor: Actor): Actor[] {
  if (actor.role === 'system' || !isPlatformRole(actor.role)) return [actor]
  const shared = { ...actor, tenantId: NIL_TENANT }
  return actor.tenantId === null ? [shared] : [actor, shared]
}
