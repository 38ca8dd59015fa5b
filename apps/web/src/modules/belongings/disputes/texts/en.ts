import type { pt } from './pt.ts'

export const en: typeof pt = {
  resolve: {
    text: 'Both entries claim the same. The one that stays remains active; the other becomes inactive.',
    keep: 'Which one stays?',
    noUnit: 'No unit',
    mine: 'This entry, disputed',
    other: 'The other entry',
    free: 'The other entry is gone: this one is no longer disputed.',
    save: 'Settle',
    done: '{{one}}: dispute settled',
  },
}
