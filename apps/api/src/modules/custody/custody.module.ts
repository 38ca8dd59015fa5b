import type { ApiModule } from '../../parts/module.ts'
import { custodyCopy } from './company-copy.ts'
import { readDayOfDoors } from './locker-doors/day-figures.ts'
import { lockerDoorsRoutes } from './locker-doors/locker-doors.routes.ts'
import {
  doorLane,
  doorTasks,
  lockerSchedules,
  readingLane,
  readingTasks,
} from './locker-doors/locker-tasks.ts'
import { lockerManufacturersBehaviour } from './locker-manufacturers/behaviour.ts'
import { sample as lockerManufacturersSample } from './locker-manufacturers/sample.ts'
import { lockersBehaviour } from './lockers/behaviour.ts'
import { sample as lockersSample } from './lockers/sample.ts'
import { parcelsBehaviour } from './parcels/behaviour.ts'
import { readDayOfParcels } from './parcels/day-figures.ts'
import { receiveParcels } from './parcels/demonstration.ts'
import { parcels } from './parcels/departure-thing.ts'
import { waitingParcelsList } from './parcels/gate-list.ts'
import { countParcelsOfMonth } from './parcels/month-figure.ts'
import { parcelTasks } from './parcels/parcel-tasks.ts'
import { parcelRoutes } from './parcels/parcels.routes.ts'
import { parcelPersonalRows } from './parcels/personal-rows.ts'
import { parcelsSection } from './parcels/record-section.ts'
import { parcelRules } from './parcels/retention-rules.ts'
import { sample as parcelsSample } from './parcels/sample.ts'
import { unitParcels } from './parcels/unit-rows.ts'
import { parcelKeys } from './public/parcel-keys.ts'
import { rowRules } from './row-rules.ts'
import { sealedCodes } from './sealed-values.ts'

/** Parcels from their reception until they are handed over, and the doors of lockers. */
export const custodyModule: ApiModule = {
  name: 'custody',
  registers: {
    parcels: {
      sample: parcelsSample,
      behaviour: ({ secret }) => parcelsBehaviour(parcelKeys(secret)),
    },
    lockers: { sample: lockersSample, behaviour: () => lockersBehaviour },
    'locker-manufacturers': {
      sample: lockerManufacturersSample,
      behaviour: () => lockerManufacturersBehaviour,
    },
  },
  rowRules,
  routes(api, tools) {
    parcelRoutes(api, tools, tools.machineries)
    lockerDoorsRoutes(api, tools, tools.machineries)
  },
  jobs: ({ machineries, loopback }) => [
    { tasks: doorTasks({ loopback }), lane: doorLane },
    { tasks: readingTasks(machineries, { loopback }), lane: readingLane },
    { tasks: parcelTasks(machineries), schedules: lockerSchedules },
  ],
  sealedValues: sealedCodes,
  things: [parcels],
  recordSections: { parcels: parcelsSection },
  retentionRules: parcelRules,
  personalRows: parcelPersonalRows,
  gateLists: [waitingParcelsList],
  demonstration: receiveParcels,
  dayFigures: { doors: readDayOfDoors, parcels: readDayOfParcels },
  unitRows: { parcels: unitParcels },
  monthFigures: { parcels: countParcelsOfMonth },
  companyCopy: custodyCopy,
}
