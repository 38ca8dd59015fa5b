import { randomInt } from 'node:crypto'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { secretSeal } from '../../../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../../../platform/secrets/server-secret.ts'

/** Letters and digits that readers of every family accept in a password. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Characters of a new password: 116 bits by chance. */
const LENGTH = 20

/** Makes a password that nobody has to remember. */
export const newReaderPassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * The seal of the new password that a command carries until it is settled (access §28); it opens
 * for that command alone.
 */
export function readerPasswords(serverSecret: ServerSecret) {
  const seal = secretSeal(serverSecret, 'reader password')
  const ownerOf = ({ actor }: Pick<TenantContext, 'actor'>, commandId: string) =>
    `${actor.tenantId} ${commandId}`
  return {
    seal: (context: Pick<TenantContext, 'actor'>, commandId: string, password: string): Buffer =>
      seal.seal(ownerOf(context, commandId), password),
    /** Returns null for the password of another command, company or server. */
    open: (
      context: Pick<TenantContext, 'actor'>,
      commandId: string,
      sealed: Buffer,
    ): string | null => seal.open(ownerOf(context, commandId), sealed),
  }
}

export type ReaderPasswords = ReturnType<typeof readerPasswords>
