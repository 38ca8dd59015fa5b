import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/** Notices about one's own account. */
export const accountsNotices = {
  account_security: {
    place: 230,
    group: 'news',
    ways: { email: 'always' },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
