import { mayUse } from '@portaria/contract/define-register/permissions'
import type { PanicAlert, PanicDetail } from '@portaria/contract/modules/panic/panic'
import { sql } from 'kysely'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { photoOf } from '../../platform/files/person-photo.ts'
import type { PanicContext } from './panic-reader.ts'

type Contact = NonNullable<PanicDetail['emergency_contact']>

type SenderRow = {
  own_photo: string | null
  registered_photo: string | null
  emergency_contact: Partial<Contact> | null
}

/**
 * Returns what the window of an alert shows of its sender, for readers who may see the alert: the
 * face, and whom to call for them (panic §16).
 */
export async function senderOf(
  { queries, actor }: PanicContext,
  alert: PanicAlert,
  links: FileLinks,
): Promise<Pick<PanicDetail, 'photo' | 'emergency_contact'>> {
  const row = await queries.one(sql<SenderRow>`
    SELECT u.photo_file_id AS own_photo, r.emergency_contact,
      coalesce(r.photo_file_id, e.photo_file_id) AS registered_photo
    FROM panic_alerts a
    JOIN users u ON u.id = a.raised_by
    LEFT JOIN memberships m ON m.id = a.membership_id AND m.tenant_id = a.tenant_id
    LEFT JOIN residents r ON r.tenant_id = m.tenant_id AND r.id = m.resident_id
    LEFT JOIN employees e ON e.tenant_id = m.tenant_id AND e.id = m.employee_id
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${alert.id}`)
  const mayCall = actor.role !== 'system' && mayUse(actor.role, 'panic.see_all')
  const isCalled = mayCall && !alert.silent && alert.source !== 'drill'
  return {
    photo:
      photoOf(links, alert.user_id, row.own_photo) ??
      photoOf(links, actor.tenantId, row.registered_photo),
    emergency_contact: isCalled ? contactOf(row.emergency_contact) : null,
  }
}

/** A contact with at least a name or a number. */
function contactOf(kept: Partial<Contact> | null): Contact | null {
  const { name = null, phone = null, relation = null } = kept ?? {}
  return name === null && phone === null ? null : { name, phone, relation }
}
