import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { type Answer, testId } from './fake-server.ts'

const AT = '2026-11-20T22:00:00.000Z'

/** Makes an acknowledged alert of a resident, in the server's format. */
export const alertOf = (more: Partial<PanicDetail> = {}): PanicDetail => ({
  id: testId(),
  message: null,
  state: 'acknowledged',
  source: 'button',
  motive: null,
  silent: false,
  cancelled_at: null,
  sender_word: null,
  raised_at: AT,
  pressed_at: AT,
  device_at: null,
  press_count: 1,
  ringing: 1,
  escalation: null,
  user_id: testId(),
  tenant_id: testId(),
  raised_by: {
    id: testId(),
    name: 'Camila',
    role: 'condomino',
    phone: null,
    apartments: ['Ipê · 101'],
  },
  acknowledged_by: { id: testId(), name: 'Rui' },
  acknowledged_at: AT,
  closed_by: null,
  closed_at: null,
  resolution: null,
  report: null,
  read: true,
  own: false,
  may_acknowledge: true,
  photo: null,
  emergency_contact: null,
  presses: [],
  timeline: [],
  place: null,
  coming: [],
  deliveries: [],
  seen_by: [],
  ...more,
})

/** Makes the server's answer for an alert. */
export const alertAnswer = (alert: PanicDetail): Answer => Response.json({ data: alert })
