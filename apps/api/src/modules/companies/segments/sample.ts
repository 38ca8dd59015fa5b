import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name_segment: `Segmento ${nth}`,
    base: 'education',
    terms: { pt: { tower: { singular: 'Bloco', plural: 'Blocos', gender: 'm' } }, en: null },
    sectors: ['Ensino'],
  }),
}
