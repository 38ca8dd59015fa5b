import type { Sample } from '../../../parts/sample.ts'

/**
 * Returns a day within the next year, so that it is in the future whenever the tests run, and no
 * more than a year away.
 */
const soon = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

export const sample: Sample = {
  values: (nth) => ({
    subject: `Lâmpada queimada ${nth}`,
    description: 'No corredor, em frente ao elevador',
    place: 'Corredor do terceiro andar',
    priority: 'normal',
  }),
  refers: ['category_id', 'apartment_id', 'requester_id', 'assignee_provider_id'],
  spends: ['release', 'defer'],
  actions: {
    release: { team_note: 'Não é comigo' },
    defer: { deferred_until: soon(), answer: 'Espera a peça' },
    decline: { answer: 'É da unidade' },
    complete: { answer: 'Trocada' },
    close: { rating: 'very_good' },
    rate: { rating: 'good', rating_note: 'Rápido' },
    merge: { merged_into_id: '01a219e6-0e9c-70b2-9158-841c92f59eca' },
    reopen: { reopen_reason: 'Queimou de novo' },
  },
}
