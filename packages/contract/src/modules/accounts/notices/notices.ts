import type { NoticeKind } from '../../../define-notices.ts'

/** What is told of an own account. */
export const accountsNotices = {
  account_security: {
    place: 230,
    ways: { email: 'always' },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
