import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an answer with a field that nobody declared',
    tests: ['./assigned.test.ts', './landing.test.ts'],
    checksAnswers: true,
    edit: {
      file: './landing.routes.ts',
      find: '({ data: await service.registerTotals(actorOf(request)) })',
      replace: '({ data: await service.registerTotals(actorOf(request)), more: 1 })',
    },
  },
]
