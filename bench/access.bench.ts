import { measureDecisions } from './parts/decisions.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import type { Benchmark } from './parts/measure.ts'
import { measureRevocations } from './parts/revocations.ts'

export const access: Benchmark = {
  about:
    'decisions of 200 readers in 100 companies, 300 a second beside one company at its worst; whoever loses the right, until they are gone from 20 readers',
  run: async (options) => [
    ...(await inBenchEnvironment((environment) => measureDecisions(environment, options))),
    ...(await inBenchEnvironment((environment) => measureRevocations(environment, options))),
  ],
}
