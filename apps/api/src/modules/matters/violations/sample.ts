import type { Sample } from '../../../parts/sample.ts'

/**
 * Returns a moment shortly after now, so that it lies after the issue of a letter by a clock that
 * is a little fast.
 */
const soon = () => new Date(Date.now() + 120_000).toISOString()

export const sample: Sample = {
  values: (nth) => ({
    subject: `Som alto ${nth}`,
    happened_at: '2026-11-20T03:00:00.000Z',
    place: 'Salão de festas',
    facts: 'Música acima do permitido até a uma',
    defence_days: 15,
    answer_to: 'administracao@bosque.example',
  }),
  actions: {
    get receive() {
      return {
        warning_received_at: soon(),
        warning_received_how: 'in_person',
      }
    },
    defend: { defence: 'Era outra unidade' },
    dismiss: { decision: 'Provado' },
    warn: { decision: 'Primeira vez' },
    fine: { decision: 'Reincidência', contribution: '800.00', fine_amount: '400.00' },
    get 'receive-decision'() {
      return {
        decision_received_at: soon(),
        decision_received_how: 'in_person',
      }
    },
    cancel: { cancel_reason: 'Unidade errada' },
  },
}
