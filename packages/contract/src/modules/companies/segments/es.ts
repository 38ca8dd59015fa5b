import type { TextOf } from '../../../texts/register-text.ts'
import type { segments } from './segments.ts'

export const es: TextOf<typeof segments> = {
  one: 'Segmento',
  many: 'Segmentos',
  gender: 'm',
  purpose: 'Cada segmento da sus nombres a los edificios, las unidades y las personas.',
  fields: {
    name_segment: 'Nombre del segmento',
    base: 'Base',
    terms: 'Términos',
    sectors: 'Sectores',
    pt: 'Portugués',
    en: 'Inglés',
    es: 'Español',
    ar: 'Árabe',
    tower: 'Torre',
    apartment: 'Apartamento',
    resident: 'Residente',
    employee: 'Empleado',
    manager: 'Gestor',
    singular: 'Singular',
    plural: 'Plural',
    gender: 'Género',
  },
  help: { terms: 'Deje en blanco para usar los términos de la base.' },
  sections: { terms: 'Términos' },
  choices: {
    base: {
      condominium: 'Condominio',
      construction: 'Construcción',
      education: 'Educación',
      health: 'Salud',
      industry: 'Industria',
    },
    gender: { m: 'Masculino', f: 'Femenino' },
  },
}
