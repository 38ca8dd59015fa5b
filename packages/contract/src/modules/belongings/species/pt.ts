import type { TextOf } from '../../../texts/register-text.ts'
import type { species } from './species.ts'

export const pt: TextOf<typeof species> = {
  one: 'Espécie',
  many: 'Espécies',
  gender: 'f',
  purpose: 'As espécies dos animais. Há uma lista comum; acrescente as que faltarem.',
  fields: { requires_vaccine: 'Exige vacina', icon: 'Ícone' },
  help: { icon: 'Um emoji, como 🐕.' },
}
