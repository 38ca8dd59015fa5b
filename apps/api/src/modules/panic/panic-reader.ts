import type { TenantActor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import { type FeatureRight, mayUse } from '@portaria/contract/define-register/permissions'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'
import { isPanicRecipient } from '../companies/public/panic-recipients.ts'

/**
 * The person who reads or handles alerts; a recipient is notified of each, and may list and
 * acknowledge them.
 */
export type PanicReader = TenantActor & { readonly isRecipient: boolean }

/** A transaction in which a reader acts. */
export type PanicContext = TenantContext & { readonly actor: PanicReader }

/** The rights of a recipient beyond their role. */
type RecipientRight = Extract<FeatureRight, 'panic.see_all' | 'panic.look_up' | 'panic.acknowledge'>

/** The actor, with whether their company has appointed them as a recipient. */
export async function panicReader(context: TenantContext): Promise<PanicReader> {
  const { actor } = context
  const { role } = actor
  // Recipients are users of the company; roles with every right need no look-up.
  if (role === 'system' || isPlatformRole(role) || mayUse(role, 'panic.close'))
    return { ...actor, isRecipient: false }
  return { ...actor, isRecipient: await isPanicRecipient(context) }
}

/** Whether a reader may do something, by role or as a recipient. */
export function readerMay({ role, isRecipient }: PanicReader, right: RecipientRight): boolean {
  return role === 'system' || isRecipient || mayUse(role, right)
}

/** Throws `forbidden` for readers without the right. */
export function requireReaderMay(reader: PanicReader, right: RecipientRight): void {
  if (!readerMay(reader, right)) throw problem('forbidden')
}
