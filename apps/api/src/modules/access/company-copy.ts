import { sql } from 'kysely'
import {
  bytesOf,
  type CompanyCopy,
  type SealedRows,
} from '../../platform/backups/one-company/company-copy.ts'
import { secretSeal } from '../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../platform/secrets/server-secret.ts'
import { passKeys } from '../visits/public/pass-keys.ts'
import { faceSeal } from './faces/face-seal.ts'

type Tools = { readonly secret: ServerSecret; readonly publicUrl: string }

const faces = (secret: ServerSecret): SealedRows => {
  const seal = faceSeal(secret)
  return {
    table: 'faces',
    key: 'id',
    columns: ['photo'],
    seal(row, { from, to }) {
      const id = String(row['id'])
      const photo = seal.open(from, id, bytesOf(row, 'photo'))
      return photo && { photo: seal.seal(to, id, photo) }
    },
  }
}

const ownPins = ({ secret, publicUrl }: Tools): SealedRows => {
  const seal = secretSeal(secret, 'own PIN')
  const { pinDigest } = passKeys(secret, publicUrl)
  return {
    table: 'access_pins',
    key: 'id',
    columns: ['sealed', 'digest'],
    seal(row, { to }) {
      const id = String(row['id'])
      const pin = seal.open(id, bytesOf(row, 'sealed'))
      return pin === null ? null : { sealed: seal.seal(id, pin), digest: pinDigest(to, pin) }
    },
  }
}

/**
 * Readers begin anew: what they hold, were told and have said is the living company's hardware. Links
 * to consent for a face stay behind too. Emergency orders that live end: triggers would hold their
 * doors open as soon as somebody makes the copy's equipment active.
 */
export const accessCopy = (tools: Tools): CompanyCopy => ({
  left: [
    'access_doors',
    'access_event_keys',
    'access_holds',
    'access_readers',
    'face_links',
    'reader_changes',
    'reader_commands',
    'reader_entries',
    'reader_lists',
    'reader_numbers',
    'reader_removals',
  ],
  sealed: [faces(tools.secret), ownPins(tools)],
  async prepare({ queries, actor }) {
    await queries.all(sql`
      UPDATE access_order_points SET ended_at = now()
      WHERE tenant_id = ${actor.tenantId} AND ended_at IS NULL`)
    await queries.all(sql`
      UPDATE access_orders SET ended_at = now(), ended_by = started_by
      WHERE tenant_id = ${actor.tenantId} AND ended_at IS NULL`)
  },
})
