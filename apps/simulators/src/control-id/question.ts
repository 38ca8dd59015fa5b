import { faceImage } from './face-image.ts'
import type { Presented, Seen } from './presentation.ts'
import { FORM, type Mode, type Question } from './server-link.ts'

/** What a reader adds to what it saw. */
export type Asking = {
  readonly userId: bigint
  readonly userName: string
  readonly hasImage: boolean
  readonly portal: number
  readonly deviceId: bigint
  readonly time: number
  readonly uuid: string
}

/** The event of a question: nothing is decided yet. */
const PENDING = '4'

/** The paths of a reader whose server identifies. */
const ENTERPRISE_PATHS = {
  card: 'new_card.fcgi',
  qr: 'new_qrcode.fcgi',
  pin: 'new_user_id_and_password.fcgi',
  face: 'new_biometric_image.fcgi',
} as const

/** Returns the question that a reader puts to its server, as a form (devices §14). */
export function questionOf(mode: Mode, shown: Presented, seen: Seen, asking: Asking): Question {
  const { userId, userName, hasImage, portal, deviceId, time, uuid } = asking
  const fields = {
    event: PENDING,
    user_id: String(userId),
    user_name: userName,
    user_has_image: hasImage ? '1' : '0',
    device_id: String(deviceId),
    identifier_id: String(seen.identifierId),
    identification_rule_id: '0',
    portal_id: String(portal),
    time: String(time),
    uuid,
    confidence: String(seen.confidence),
    face_mask: '0',
    duress: seen.duress ? '1' : '0',
    card_value: String(seen.card),
    qrcode_value: seen.qrcode,
    uhf_tag: '',
    pin_value: seen.pin,
    log_type_id: '-1',
  }
  const form = new URLSearchParams(fields).toString()
  const query = `device_id=${deviceId}&uuid=${uuid}`
  if (mode !== 'enterprise') {
    return { path: `new_user_identified.fcgi?${query}`, body: form, type: FORM }
  }
  const path = ENTERPRISE_PATHS[seen.kind]
  if (!('face' in shown)) return { path: `${path}?${query}`, body: form, type: FORM }
  const { face } = shown
  return {
    path: `${path}?${query}&width=8&height=8`,
    body: typeof face === 'string' ? faceImage(face) : face,
    type: 'application/octet-stream',
  }
}
