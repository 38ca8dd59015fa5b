import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'traces that tell addresses with their queries',
    edit: {
      file: './open-telemetry.ts',
      find: "'http.route': route,",
      replace: "'http.route': request.url,",
    },
  },
]
