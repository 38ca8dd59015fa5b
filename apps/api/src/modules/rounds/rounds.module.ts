import type { ApiModule } from '../../parts/module.ts'
import { demonstration } from './demonstration.ts'
import { patrolPointsBehaviour } from './patrol-points/behaviour.ts'
import { labelRoutes } from './patrol-points/labels.routes.ts'
import { sample as patrolPointsSample } from './patrol-points/sample.ts'
import { patrolsBehaviour } from './patrols/behaviour.ts'
import { sample as patrolsSample } from './patrols/sample.ts'
import { roundsBehaviour } from './rounds/behaviour.ts'
import { readDayOfRounds } from './rounds/day-figures.ts'
import { rounds } from './rounds/departure-things.ts'
import { countRoundsOfMonth } from './rounds/month-figure.ts'
import { roundsReport } from './rounds/report-source.ts'
import { positionsRule } from './rounds/retention-rules.ts'
import { roundTasks } from './rounds/round-jobs.ts'
import { moveToZone } from './rounds/round-plan.ts'
import { PLAN_ROUNDS } from './rounds/round-queue.ts'
import { sample as roundsSample } from './rounds/sample.ts'
import { walkRoutes } from './rounds/walk.routes.ts'
import { rowRules } from './row-rules.ts'

/** Points, patrols past them, and each round. */
export const roundsModule: ApiModule = {
  name: 'rounds',
  registers: {
    'patrol-points': { sample: patrolPointsSample, behaviour: () => patrolPointsBehaviour },
    patrols: { sample: patrolsSample, behaviour: () => patrolsBehaviour },
    rounds: { sample: roundsSample, behaviour: ({ machineries }) => roundsBehaviour(machineries) },
  },
  rowRules,
  routes(api, tools) {
    labelRoutes(api, tools)
    walkRoutes(api, tools)
  },
  jobs: ({ machineries }) => [{ tasks: roundTasks(machineries) }],
  atStart: [PLAN_ROUNDS],
  things: [rounds],
  reportSources: { rounds: roundsReport },
  dayFigures: { rounds: readDayOfRounds },
  monthFigures: { rounds: countRoundsOfMonth },
  retentionRules: [positionsRule],
  zoneFollower: moveToZone,
  demonstration,
}
