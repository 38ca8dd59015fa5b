import type { RegisterBehaviour } from '../register-endpoints/register-behaviour.ts'

/**
 * Visitors beyond their definition: whom a resident invites is provisional until the gate has seen a
 * document (domain.md section 3, visitors).
 */
export const visitorsBehaviour: RegisterBehaviour = {
  async beforeWrite({ actor }, next, before) {
    const invited = before === null && actor.role === 'condomino'
    if (invited) return { ...next, provisional: true }
    const isKnown = next['cpf'] != null || next['id_doc'] != null
    return next['provisional'] === true && isKnown ? { ...next, provisional: false } : next
  },
}
