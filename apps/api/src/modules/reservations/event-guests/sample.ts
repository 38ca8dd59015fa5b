import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Convidado ${nth}`,
    phone: `+55119${String(81_234_000 + nth)}`,
    email: `convidado${nth}@exemplo.com.br`,
    document: `RG 1234567${nth}`,
    plate: null,
    companions: 1,
    children: 0,
  }),
  refers: ['event_id'],
}
