import { accessModule } from '../modules/access/access.module.ts'
import { accountsModule } from '../modules/accounts/accounts.module.ts'
import { announcementsModule } from '../modules/announcements/announcements.module.ts'
import { belongingsModule } from '../modules/belongings/belongings.module.ts'
import { cabinetsModule } from '../modules/cabinets/cabinets.module.ts'
import { companiesModule } from '../modules/companies/companies.module.ts'
import { custodyModule } from '../modules/custody/custody.module.ts'
import { departuresModule } from '../modules/departures/departures.module.ts'
import { devicesModule } from '../modules/devices/devices.module.ts'
import { erasuresModule } from '../modules/erasures/erasures.module.ts'
import { gateModule } from '../modules/gate/gate.module.ts'
import { mattersModule } from '../modules/matters/matters.module.ts'
import { peopleModule } from '../modules/people/people.module.ts'
import { postalCodesModule } from '../modules/postal-codes/postal-codes.module.ts'
import { reportsModule } from '../modules/reports/reports.module.ts'
import { reservationsModule } from '../modules/reservations/reservations.module.ts'
import { roundsModule } from '../modules/rounds/rounds.module.ts'
import { rulesModule } from '../modules/rules/rules.module.ts'
import { savedViewsModule } from '../modules/saved-views/saved-views.module.ts'
import { unitRecordModule } from '../modules/unit-record/unit-record.module.ts'
import { unitsModule } from '../modules/units/units.module.ts'
import { visitsModule } from '../modules/visits/visits.module.ts'
import type { ItemActions, OfflineKind, OwnLists, Phrase, WebModule } from '../parts/module.ts'
import type { SlotsByRegister } from '../register-pages/register-slots.ts'

/**
 * The modules that add parts to pages of others, in the order shown there. Their screens are in
 * `screens.ts`, which the router needs before anything else is loaded.
 */
const modules: readonly WebModule[] = [
  departuresModule,
  erasuresModule,
  unitsModule,
  unitRecordModule,
  gateModule,
  visitsModule,
  custodyModule,
  peopleModule,
  belongingsModule,
  accessModule,
  cabinetsModule,
  announcementsModule,
  reportsModule,
  rulesModule,
  reservationsModule,
  mattersModule,
  roundsModule,
  devicesModule,
  accountsModule,
  companiesModule,
  postalCodesModule,
  savedViewsModule,
]

/** The components that modules add to the default pages of registers, in the order shown. */
export const filledSlots: readonly SlotsByRegister[] = modules.flatMap(({ slots }) => slots ?? [])

/** The buttons of notifications in the panel, by kind. */
export const itemActions: ItemActions = modules.reduce<ItemActions>(
  (all, module) => ({ ...all, ...module.itemActions }),
  {},
)

/** The pages that replace a register's list for some roles. */
export const ownLists: OwnLists = modules.reduce<OwnLists>(
  (all, module) => ({ ...all, ...module.ownLists }),
  {},
)

/** The kinds of items that wait on this device and are sent from any page. */
export const offlineKinds: readonly OfflineKind[] = modules.flatMap(
  (module) => module.offlineKinds ?? [],
)

/** The sentences of the search box that lead to filled forms. */
export const phrases: readonly Phrase[] = modules.flatMap((module) => module.phrases ?? [])
