import type { Sample } from '../../../parts/sample.ts'

const DAY = 86_400_000

const HOUR = 3_600_000

/** Returns a different time for each sample, so that no two overlap, even with their buffers. */
const at = (nth: number, hours: number) =>
  new Date(Math.floor(Date.now() / DAY) * DAY + 10 * DAY + (nth * 8 + hours) * HOUR).toISOString()

export const sample: Sample = {
  values: (nth) => ({
    title: `Aniversário ${nth}`,
    starts_at: at(nth, 0),
    ends_at: at(nth, 4),
    expected_guests: 20,
    notes: 'Com bolo',
  }),
  refers: ['common_area_id', 'apartment_id', 'resident_id'],
  ends: 'cancel',
  spends: ['refuse', 'cancel', 'miss'],
  actions: {
    refuse: { reason: 'Em obras' },
    cancel: { reason: 'Mudança de planos' },
    'add-guests': { guests: [{ id: '01a219e6-0e9c-70b2-9158-841c92f59eca', name: 'Rui Prado' }] },
    'send-invitations': {},
    'guest-links': {},
  },
}
