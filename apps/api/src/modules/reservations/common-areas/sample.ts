import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Salão de festas ${nth}`,
    kind: 'party',
    location: 'Térreo, ao lado da piscina',
    description: 'Com cozinha, 12 mesas e 80 cadeiras.',
    capacity: 80,
    min_age: 18,
    condition: 'open',
    booking_mode: 'free',
    // The area is open all day, since tests make reservations at any hour of a future day.
    opening: [{ weekdays: [], starts_at: '00:00', ends_at: '00:00' }],
    slots: [
      { weekdays: ['sat', 'sun'], starts_at: '10:00', ends_at: '17:00' },
      { weekdays: ['fri', 'sat'], starts_at: '18:00', ends_at: '01:00' },
    ],
    min_minutes: 60,
    max_minutes: 480,
    buffer_before: 60,
    buffer_after: 120,
    min_notice_hours: 48,
    max_ahead_days: 365,
    needs_approval: true,
    quota: 50,
    quota_period: 'month',
    cancel_hours: 72,
    late_cancel_counts: true,
    no_show_counts: true,
    blackouts: [
      { blackout: 'dates', starts_on: '2026-01-05', ends_on: '2026-01-09', reason: 'Pintura' },
    ],
    relations: ['owner', 'tenant', 'dependent'],
    max_guests: 60,
    guest_deadline_hours: 24,
    fee: '180',
    deposit: '300',
    inspection_items: [{ name: 'Vidros', note: 'Porta da varanda' }, { name: 'Fogão' }],
  }),
}
