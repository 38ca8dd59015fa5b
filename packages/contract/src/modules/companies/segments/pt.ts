import type { TextOf } from '../../../texts/register-text.ts'
import type { segments } from './segments.ts'

export const pt: TextOf<typeof segments> = {
  one: 'Segmento',
  many: 'Segmentos',
  gender: 'm',
  purpose: 'Cada segmento dá os seus nomes aos prédios, às unidades e às pessoas.',
  fields: {
    name_segment: 'Nome do segmento',
    base: 'Base',
    terms: 'Termos',
    sectors: 'Setores',
    pt: 'Português',
    en: 'Inglês',
    es: 'Espanhol',
    ar: 'Árabe',
    tower: 'Torre',
    apartment: 'Apartamento',
    resident: 'Morador',
    employee: 'Funcionário',
    manager: 'Gestor',
    singular: 'Singular',
    plural: 'Plural',
    gender: 'Gênero',
  },
  help: { terms: 'Deixe em branco para usar os termos da base.' },
  sections: { terms: 'Termos' },
  choices: {
    base: {
      condominium: 'Condomínio',
      construction: 'Construção',
      education: 'Educação',
      health: 'Saúde',
      industry: 'Indústria',
    },
    gender: { m: 'Masculino', f: 'Feminino' },
  },
}
