import type { Sample } from '../../../parts/sample.ts'
import { digits, sampleCpf } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Porteira ${nth}`,
    cpf: sampleCpf(50_000 + nth),
    id_doc: { kind: 'rg', number: digits(nth, 9), issuer: 'SSP', country: 'BR' },
    birth_date: '1985-06-03',
    cnh_number: digits(nth, 11),
    notes: 'Folga aos domingos',
    phones: ['+5521990817264'],
    position: 'Porteira',
    kind: 'own',
    admitted_on: '2022-02-01',
    shifts: [{ weekdays: ['mon', 'wed', 'fri'], starts_at: '19:00', ends_at: '07:00' }],
    access_types: ['card'],
  }),
  actions: { dismiss: { dismissed_on: '2026-01-31' } },
}
