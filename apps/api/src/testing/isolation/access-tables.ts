import { type Known, updates } from './table-rights.ts'

/** Tables of orders, presence and doors at access points, which no register owns. */
export const accessTables: { readonly [table: string]: Known } = {
  access_orders: {
    reason: 'an order is ended once, and its beginning is never rewritten',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates('ended_at', 'ended_by')] },
  },
  access_order_points: {
    reason: 'the points of an order end with it',
    rights: { '{{app}}': ['INSERT', 'SELECT', ...updates('ended_at')] },
  },
  access_holds: {
    reason: 'wanted by triggers alone, and gone once the door was read as let go',
    rights: {
      '{{app}}': [
        'DELETE',
        'SELECT',
        ...updates(
          'detail',
          'may_hold',
          'next_at',
          'proven_at',
          'pulse',
          'reason',
          'sent_at',
          'state',
          'tries',
        ),
      ],
    },
  },
  access_presence: {
    reason: 'where a person was seen last is replaced, and forgotten',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT', 'UPDATE'] },
  },
  access_pardons: {
    reason: 'given once, used once, and forgotten',
    rights: { '{{app}}': ['DELETE', 'INSERT', 'SELECT', ...updates('used_at')] },
  },
  access_doors: {
    reason: 'what was read of a door last is replaced',
    rights: { '{{app}}': ['INSERT', 'SELECT', 'UPDATE'] },
  },
}
