import type { Sample } from '../../../parts/sample.ts'

const DAY = 86_400_000

/** Returns the company's day, in a zone three hours behind. */
const today = () => new Date(Date.now() - DAY / 8).toISOString().slice(0, 10)

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

export const sample: Sample = {
  values: (nth) => ({
    title: `Falta de água ${nth}`,
    kind: 'maintenance',
    body: '<p>Na terça, das <strong>9h às 12h</strong>.</p>',
    audience: 'all',
    requires_ack: true,
    valid_until: inDays(20),
    attachments: [{ name: 'Cartaz' }],
  }),
  spends: ['withdraw'],
  actions: {
    schedule: { send_at: inDays(2) },
    withdraw: { withdraw_reason: 'Saiu com a data errada' },
    read: {},
    acknowledge: {},
    correct: {},
    'record-told': {
      recipients: ['01a219e6-0e9c-70b2-9158-841c92f59ecb'],
      told_on: today(),
      told_by: 'Rui Porteiro',
    },
  },
}
