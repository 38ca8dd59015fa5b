import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  acceptance: {
    title: 'Acceptance',
    asked: 'Read the text. Accepting it records that you have read this version, and when.',
    done: 'Acceptance recorded',
    accepted: 'You accepted this version {{at}}.',
    counts: '{{accepted}} of {{expected}} adult residents have accepted it.',
    open: 'See who has accepted',
    waiting_one: '{{count}} person is still to accept',
    waiting_other: '{{count}} people are still to accept',
    accepted_by_one: '{{count}} person has accepted',
    accepted_by_other: '{{count}} people have accepted',
  },
  versions: {
    title: 'Versions',
    one: 'Version {{version}}',
    from: 'From {{from}}',
    span: 'From {{from}} to {{to}}',
    compare: 'Compare versions',
    between: '{{older}} → {{newer}}',
    with: 'Compare with',
    same: 'Both versions have the same text.',
    removed: 'Removed: ',
    added: 'Added: ',
  },
}
