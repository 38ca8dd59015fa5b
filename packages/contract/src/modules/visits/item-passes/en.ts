import type { TextOf } from '../../../texts/register-text.ts'
import type { itemPasses } from './item-passes.ts'

export const en: TextOf<typeof itemPasses> = {
  one: 'Item permit',
  many: 'Item permits',
  gender: 'f',
  purpose: 'What leaves or enters, with whom, and who authorised it: tools, furniture, boxes.',
  fields: {
    description: 'What it is',
    quantity: 'Quantity',
    direction: 'Direction',
    carrier: 'Who carries it',
    host: 'Authorised by',
    visit: 'Visit',
    state: 'State of the permit',
    passed_at: 'Checked at',
    passed_by: 'Checked by',
  },
  sections: {
    progress: 'Progress',
  },
  choices: {
    direction: {
      in: 'In',
      out: 'Out',
    },
    state: {
      authorised: 'Authorised',
      passed: 'Checked',
      cancelled: 'Cancelled',
    },
  },
  transitions: {
    pass: {
      button: 'Check at the gate',
      done: 'Item checked',
    },
    cancel: {
      button: 'Cancel',
      done: 'Permit cancelled',
    },
  },
  views: {
    authorised: {
      m: 'Authorised',
      f: 'Authorised',
    },
  },
}
