import type { TextOf } from '../../../texts/register-text.ts'
import type { cards } from './cards.ts'

export const en: TextOf<typeof cards> = {
  one: 'Card',
  many: 'Cards',
  gender: 'm',
  purpose: 'Cards, tags and keyfobs that open the readers, and who has each.',
  heading: 'Card {{number}}',
  fields: {
    number: 'Number',
    facility_code: 'Facility code',
    technology: 'Technology',
    state: 'State',
    block_reason: 'Reason for the block',
  },
  help: {
    number: 'In decimal, as printed, or in hexadecimal, as the reader says: it is the same card.',
  },
  sections: { validity: 'Validity' },
  choices: {
    technology: {
      wiegand26: 'Wiegand 26',
      wiegand34: 'Wiegand 34',
      wiegand66: 'Wiegand 66',
      mifare: 'Mifare',
      uhf: 'UHF',
      qr: 'QR',
    },
    kind: {
      card: 'Card',
      tag: 'Tag',
      keyfob: 'Keyfob',
    },
    state: {
      stock: 'In stock',
      assigned: 'Assigned',
      blocked: 'Blocked',
      lost: 'Lost',
      returned: 'Returned',
      discarded: 'Discarded',
    },
  },
  transitions: {
    assign: {
      button: 'Assign',
      done: 'Card assigned',
      text: 'Choose one: a resident, an employee or a provider.',
    },
    block: { button: 'Block', done: 'Card blocked' },
    unblock: { button: 'Unblock', done: 'Card unblocked' },
    return: { button: 'Take back', done: 'Card returned' },
    lose: {
      button: 'Record loss',
      done: 'Loss recorded',
      text: 'A lost card never opens again. Whoever lost it gets another.',
    },
    discard: {
      button: 'Discard',
      done: 'Card discarded',
      text: 'The card becomes inactive and does not come back.',
    },
  },
  views: {
    stock: { m: 'In stock', f: 'In stock' },
    blocked: { m: 'Blocked and lost', f: 'Blocked and lost' },
  },
  refusals: {
    holder_required: 'Say who gets the card: a resident, an employee or a provider.',
    card_discarded: 'This card was discarded and does not become active again.',
    holder_inactive: 'This holder is inactive and gets no card that opens.',
  },
}
