import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import * as z from 'zod/mini'
import { problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { isMinorToday } from '../../accounts/public/minors.ts'
import { block, blockOf, visitorBlocks } from './blocks.ts'
import { isMerged, mergeVisitor } from './merge.ts'

/**
 * Visitors beyond their definition: a visitor that a resident invites is provisional until the gate
 * has seen a document, and may be merged with a known one; blocks are changed only by actions
 * (visits §1, §3).
 */
export const visitorsBehaviour = defineBehaviour(visitors, {
  async beforeWrite({ actor }, next, before) {
    // The company's own id is that of the visitor to whom erased visits belong.
    if (before === null && next.id === actor.tenantId) throw problem('id_taken')
    const invited = before === null && actor.role === 'condomino'
    if (invited) return { ...next, provisional: true }
    // Once the gate has seen the visitor's document, or has blocked them, the inviter can no longer
    // change their name and plate.
    const isTheirs = before?.provisional === true && before.blocked !== true
    if (before !== null && actor.role === 'condomino' && !isTheirs) throw problem('state_conflict')
    const isKnown = next.cpf !== null || next.id_doc !== null
    return next.provisional === true && isKnown ? { ...next, provisional: false } : next
  },

  values: {
    is_minor: isMinorToday,
    block: { answers: z.nullish(block), read: blockOf },
  },

  // Removing a blocked visitor and registering them again would lift the block, which only the
  // síndico may do.
  async beforeRemove({ actor }, row) {
    if (row.blocked === true && actor.role === 'funcionario') throw problem('forbidden')
  },

  async beforeRestore(context, row) {
    if (await isMerged(context, row.id)) throw problem('state_conflict')
  },

  actions: { ...visitorBlocks, merge: mergeVisitor },
})
