import { createHmac } from 'node:crypto'
import { isUuid } from '@portaria/contract/value-types/uuid'
import {
  bareKeys,
  isChanging,
  isMadeByOne,
  keysOf,
  type ServerSecret,
} from '../../../platform/secrets/server-secret.ts'

/** The invitation and generation of a link; another generation has another link. */
export type Linked = { id: string; generation: number }

/** The parts of a link's token that are readable without the invitation. */
export type InvitationToken = {
  id: string
  /**
   * The address that a card's holder proves by this link; null in the link of a letter or of the
   * card itself.
   */
  email: string | null
  /** Whether it is the invitation's current link, which only this server can make. */
  isOf(invitation: Linked): boolean
}

/**
 * Links of invitations: a digest of the server's secret over id and generation, so that the same
 * link can be shown again and none is stored (platform §20).
 */
export type InvitationLinks = {
  of(invitation: Linked): string
  /** The link by which the holder of a card proves an address. */
  proving(invitation: Linked, email: string): string
  read(token: string): InvitationToken | null
}

export function invitationLinks(secret: ServerSecret, publicUrl: string): InvitationLinks {
  const [newest, ...earlier] = keysOf(secret, 'invitations')
  const [bare, ...otherBare] = bareKeys(secret, 'invitations')
  // Servers of an earlier release know the secret alone as a key.
  const making = isChanging(secret) ? newest.key : bare
  const keys = [newest.key, ...earlier.map(({ key }) => key), bare, ...otherBare]
  const digest = (key: Buffer, { id, generation }: Linked, email: string | null) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['invitation', id, generation, email]))
      .digest()
  // The token is in the fragment, which browsers send to no server and no proxy logs.
  const linkOf = (invitation: Linked, email: string | null) =>
    `${publicUrl}/pages/auth/invitation#${[
      packed(invitation.id),
      digest(making, invitation, email).toString('base64url'),
      ...(email === null ? [] : [Buffer.from(email).toString('base64url')]),
    ].join('.')}`

  return {
    of: (invitation) => linkOf(invitation, null),
    proving: linkOf,
    read(token) {
      const [packedId = '', signature = '', address, ...more] = token.split('.')
      const id = unpacked(packedId)
      if (id === null || more.length > 0) return null
      const email = address === undefined ? null : Buffer.from(address, 'base64url').toString()
      const shown = Buffer.from(signature, 'base64url')
      return {
        id,
        email,
        isOf: (invitation) => isMadeByOne(keys, shown, (key) => digest(key, invitation, email)),
      }
    },
  }
}

const packed = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

function unpacked(text: string): string | null {
  const id = Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(id) ? id : null
}
