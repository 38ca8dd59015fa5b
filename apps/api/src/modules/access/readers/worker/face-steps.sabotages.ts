import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./face-steps.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a face without consent',
    tests,
    only: 'is gone once consent is withdrawn',
    edit: {
      file: '../../faces/enrolled-faces.ts',
      find: 'AND c.withdrawn_at IS NULL',
      replace: '',
    },
  },
  {
    name: 'a face that stays when only its card is left',
    tests,
    only: 'is gone once consent is withdrawn',
    edit: {
      file: './reader-holder.ts',
      find: '(await dropFacesStep(served))',
      replace: '0',
    },
  },
  {
    name: 'a face that somebody put on a reader by hand',
    tests,
    only: 'of nobody who consented',
    edit: {
      file: './inventory-step.ts',
      find: "n.number, 'face', clock_timestamp()",
      replace: "n.number, 'person', clock_timestamp()",
    },
  },
  {
    name: 'a refused photo that is kept for other readers',
    tests,
    only: 'that a reader refuses is deleted',
    edit: {
      file: '../../faces/enrolled-faces.ts',
      find: "isGood ? 'good' : 'refused'",
      replace: "'good'",
    },
  },
]
