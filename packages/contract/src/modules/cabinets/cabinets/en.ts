import type { TextOf } from '../../../texts/register-text.ts'
import type { cabinets } from './cabinets.ts'

export const en: TextOf<typeof cabinets> = {
  one: 'Cabinet',
  many: 'Cabinets',
  gender: 'm',
  purpose: 'Keys, tools and things that the gatehouse keeps and lends.',
  fields: { location: 'Location', items: 'Items', code: 'Code', note: 'Note' },
  sections: { items: 'Items' },
  choices: { kind: { keys: 'Keys', tools: 'Tools', storage: 'Storage' } },
  actions: { lend: 'Lend', return: 'Return' },
  views: {
    lent: { m: 'Lent', f: 'Lent' },
    overdue: { m: 'Overdue', f: 'Overdue' },
  },
  refusals: {
    item_lent: 'This item is lent. Register its return first.',
  },
}
