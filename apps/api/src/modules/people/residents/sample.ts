import type { Sample } from '../../../parts/sample.ts'
import { digits, sampleCpf } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Moradora ${nth}`,
    cpf: sampleCpf(nth),
    id_doc: { kind: 'rg', number: digits(nth, 9), issuer: 'SSP', country: 'BR' },
    gender: 'female',
    birth_date: '1980-02-01',
    cnh_number: digits(nth, 11),
    email: `moradora.${nth}@example.com`,
    // The number contains no part of a document, so that every reader sees the same.
    phones: ['+5521990817263'],
    notes: 'Prefere ser chamada pelo interfone',
    emergency_contact: { name: 'Rita', relation: 'irmã' },
    access_types: ['card'],
    consents: [{ purpose: 'image', term_version: '1', given_on: '2026-01-01' }],
  }),
  actions: { refuse: { refusal_reason: 'Não mora no condomínio' } },
}
