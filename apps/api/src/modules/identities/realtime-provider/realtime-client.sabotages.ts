import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one check of a token, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a token of another issuer',
    edit: {
      file: './realtime-client.ts',
      find: '      issuer,\n      audience',
      replace: '      audience',
    },
  },
  {
    name: 'a token for another project',
    edit: { file: './realtime-client.ts', find: '      audience: projectId,\n', replace: '' },
  },
  {
    name: 'a token of long ago',
    edit: { file: './realtime-client.ts', find: '      maxTokenAge: MOST_AGE,\n', replace: '' },
  },
  {
    name: 'a subject that cannot be stored',
    edit: {
      file: './realtime-client.ts',
      find: '.max(255).refine(isStorable)',
      replace: '',
    },
  },
  {
    name: 'an e-mail that the service did not verify',
    tests: ['./realtime-sign-in.test.ts'],
    edit: {
      file: './realtime-client.ts',
      find: 'emailVerified: isVerified === true',
      replace: 'emailVerified: true',
    },
  },
]
