import type { ApiModule } from '../../parts/module.ts'
import { cabinetsBehaviour } from './cabinets/behaviour.ts'
import { readDayOfLoans } from './cabinets/day-figures.ts'
import { loansPart } from './cabinets/demonstration.ts'
import { loans } from './cabinets/departure-thing.ts'
import { loansList } from './cabinets/gate-list.ts'
import { sample as cabinetsSample } from './cabinets/sample.ts'

/** Cabinets, with the things stored in them and lent from them. */
export const cabinetsModule: ApiModule = {
  name: 'cabinets',
  registers: {
    cabinets: { sample: cabinetsSample, behaviour: () => cabinetsBehaviour },
  },
  things: [loans],
  gateLists: [loansList],
  demonstration: loansPart,
  dayFigures: { loans: readDayOfLoans },
}
