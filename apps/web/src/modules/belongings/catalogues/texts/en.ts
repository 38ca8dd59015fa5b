import type { pt } from './pt.ts'

export const en: typeof pt = {
  merge: {
    action: 'Merge',
    title: 'Merge {{count}} {{many}}',
    text: 'For what was entered more than once. What moves cannot be moved back at once.',
    keep: { m: 'Which one stays?', f: 'Which one stays?' },
    shared: 'Shared by all companies',
    unused: 'not in use',
    moves: 'Moved to {{into}}: {{uses}}.',
    movesNothing: 'Nothing has to move.',
    movesEverywhere: 'What uses the others moves to {{into}}, in all companies.',
    removes: {
      m_one: 'Then {{count}} {{noun}} is removed.',
      m_other: 'Then {{count}} {{noun}} are removed.',
      f_one: 'Then {{count}} {{noun}} is removed.',
      f_other: 'Then {{count}} {{noun}} are removed.',
    },
    done_one: '{{count}} entry merged into {{into}}',
    done_other: '{{count}} entries merged into {{into}}',
    leftTitle_one: '{{count}} entry stayed as it was',
    leftTitle_other: '{{count}} entries stayed as they were',
    close: 'Got it',
  },
}
