import type { pt } from './pt.ts'

export const en: typeof pt = {
  block: {
    text: 'The gate is warned whenever this person arrives. A block by the gate lasts {{hours}} hours, unless the manager confirms it.',
    ownText:
      'The gate is warned whenever the person comes. The block holds until the management ends it.',
    reason: 'Reason for the block',
    done: '{{one}}: blocked',
    confirmed: '{{one}}: block confirmed',
    lifted: '{{one}}: block lifted',
    by: 'Blocked by {{by}} {{at}}',
    ends: 'Ends {{until}} unless the manager confirms it.',
    holds: 'Holds until the manager lifts it.',
    system: 'system',
  },
  recognise: {
    text: 'The invitation becomes one of {{title}}. This cannot be undone.',
    done: '{{title}}: visitor recognised',
  },
}
