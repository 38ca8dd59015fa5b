import type { TextOf } from '../../../texts/register-text.ts'
import type { species } from './species.ts'

export const en: TextOf<typeof species> = {
  one: 'Species',
  many: 'Species',
  gender: 'f',
  purpose: 'Kinds of animals. There is a shared list; add what is missing.',
  fields: { requires_vaccine: 'Needs vaccine', icon: 'Icon' },
  help: { icon: 'An emoji, such as 🐕.' },
}
