import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { accessModule } from './modules/access/access.module.ts'
import { accountsModule } from './modules/accounts/accounts.module.ts'
import type { SignInModule, SignInPart } from './modules/accounts/public/sign-in/sign-in-part.ts'
import { announcementsModule } from './modules/announcements/announcements.module.ts'
import { belongingsModule } from './modules/belongings/belongings.module.ts'
import { cabinetsModule } from './modules/cabinets/cabinets.module.ts'
import { companiesModule } from './modules/companies/companies.module.ts'
import { custodyModule } from './modules/custody/custody.module.ts'
import { departuresModule } from './modules/departures/departures.module.ts'
import { devicesModule } from './modules/devices/devices.module.ts'
import { erasuresModule } from './modules/erasures/erasures.module.ts'
import { filesModule } from './modules/files/files.module.ts'
import { gateModule } from './modules/gate/gate.module.ts'
import { identitiesModule } from './modules/identities/identities.module.ts'
import { landingModule } from './modules/landing/landing.module.ts'
import { mattersModule } from './modules/matters/matters.module.ts'
import { noticesModule } from './modules/notices/notices.module.ts'
import { panicModule } from './modules/panic/panic.module.ts'
import { peopleModule } from './modules/people/people.module.ts'
import { postalCodesModule } from './modules/postal-codes/postal-codes.module.ts'
import { proofsModule } from './modules/proofs/proofs.module.ts'
import { reportsModule } from './modules/reports/reports.module.ts'
import { reservationsModule } from './modules/reservations/reservations.module.ts'
import { retentionModule } from './modules/retention/retention.module.ts'
import { roundsModule } from './modules/rounds/rounds.module.ts'
import { rulesModule } from './modules/rules/rules.module.ts'
import { savedViewsModule } from './modules/saved-views/saved-views.module.ts'
import { searchModule } from './modules/search/search.module.ts'
import { serversModule } from './modules/servers/servers.module.ts'
import { unitRecordModule } from './modules/unit-record/unit-record.module.ts'
import { unitsModule } from './modules/units/units.module.ts'
import { visitsModule } from './modules/visits/visits.module.ts'
import type { AssignedReaders } from './parts/assigned.ts'
import type { DayReaders } from './parts/day-figures.ts'
import type { ApiModule, Gathered, ModuleRegister, SealedTools } from './parts/module.ts'
import type { MonthCounters } from './parts/month-figures.ts'
import type { RecordSections } from './parts/record-section.ts'
import type { ReportSources } from './parts/report-source.ts'
import type { UnitRowsByRegister } from './parts/unit-rows.ts'
import type { EndedRows } from './platform/backups/ended-rows.ts'
import { type CompanyCopy, platformCopy } from './platform/backups/one-company/company-copy.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { AnyMeasure } from './platform/measures/measure.ts'
import type { SealedValues } from './platform/secrets/sealed-values.ts'
import type { RowRules } from './register-endpoints/register-behaviour.ts'

/**
 * Every module, from the lowest level up: server, background work, machinery and tests go through this
 * list (levels: tools/import-rules/module-levels.ts).
 */
export const modules: readonly (ApiModule | SignInModule)[] = [
  companiesModule,
  noticesModule,
  accountsModule,
  proofsModule,
  identitiesModule,
  unitsModule,
  peopleModule,
  belongingsModule,
  devicesModule,
  panicModule,
  visitsModule,
  cabinetsModule,
  accessModule,
  custodyModule,
  rulesModule,
  searchModule,
  reservationsModule,
  announcementsModule,
  gateModule,
  mattersModule,
  roundsModule,
  departuresModule,
  erasuresModule,
  unitRecordModule,
  retentionModule,
  landingModule,
  reportsModule,
  savedViewsModule,
  filesModule,
  postalCodesModule,
  serversModule,
]

/** The parts of signing in that modules provide. */
export const signInParts: readonly SignInPart[] = modules.flatMap((module) =>
  'signInPart' in module && module.signInPart ? [module.signInPart] : [],
)

/** The registers of all modules, by name. */
export const moduleRegisters: ReadonlyMap<string, ModuleRegister> = new Map(
  // Modules declare each register under its own name, so that a behaviour is only given rows of its
  // register.
  modules.flatMap(({ registers }) => Object.entries(registers ?? {}) as [string, ModuleRegister][]),
)

/** Returns the register that a module provides; throws if no module provides it. */
export function moduleRegister(name: RegisterName): ModuleRegister {
  const found = moduleRegisters.get(name)
  if (found === undefined) throw new Error(`no module brings the register ${name}`)
  return found
}

/** What ended for good in the tables of all modules, for lists beside the backups. */
export const endedRowsOf = ({ files }: { files: FileStore }): EndedRows[] =>
  modules.flatMap(({ endedRows }) => endedRows?.({ files, gathered }) ?? [])

/** What becomes of the rows of all modules, and of the platform, when a company is brought back. */
export const companyCopies: readonly CompanyCopy[] = [
  platformCopy,
  ...modules.flatMap(({ companyCopy }) => companyCopy ?? []),
]

/** The columns of sealed values of all modules. */
export const sealedValuesOf = (tools: SealedTools): SealedValues[] =>
  modules.flatMap(({ sealedValues }) => sealedValues?.(tools) ?? [])

/** What modules count for operators. */
export const moduleMeasures: readonly AnyMeasure[] = modules.flatMap(
  ({ measures }) => measures ?? [],
)

/** The row rules of all modules. */
export const rowRules: RowRules = modules.reduce<RowRules>(
  (all, module) => ({ ...all, ...module.rowRules }),
  {},
)

/** Contributions of all modules to features that span modules, such as reports and records. */
export const gathered: Gathered = {
  things: modules.flatMap(({ things }) => things ?? []),
  recordSections: modules.reduce<RecordSections>(
    (all, { recordSections }) => ({ ...all, ...recordSections }),
    {},
  ),
  reportSources: modules.reduce<ReportSources>(
    (all, { reportSources }) => ({ ...all, ...reportSources }),
    {},
  ),
  retentionRules: modules.flatMap(({ retentionRules }) => retentionRules ?? []),
  personalRows: modules.flatMap(({ personalRows }) => personalRows ?? []),
  gateLists: modules.flatMap(({ gateLists }) => gateLists ?? []),
  assigned: modules.reduce<AssignedReaders>((all, { assigned }) => ({ ...all, ...assigned }), {}),
  dayReaders: modules.reduce<DayReaders>((all, { dayFigures }) => ({ ...all, ...dayFigures }), {}),
  monthCounters: modules.reduce<MonthCounters>(
    (all, { monthFigures }) => ({ ...all, ...monthFigures }),
    {},
  ),
  zoneFollowers: modules.flatMap(({ zoneFollower }) => zoneFollower ?? []),
  companyHolds: modules.flatMap(({ companyHold }) => companyHold ?? []),
  joinedActs: modules.flatMap(({ joinedActs }) => joinedActs ?? []),
  unitRows: modules.reduce<UnitRowsByRegister>(
    (all, { unitRows }) => ({ ...all, ...unitRows }),
    {},
  ),
  unitAlerts: async (context, asked) =>
    (
      await Promise.all(
        modules.flatMap(({ unitAlerts }) => (unitAlerts ? [unitAlerts(context, asked)] : [])),
      )
    ).flat(),
  searchedWords: modules.flatMap(({ searchedWords }) => searchedWords ?? []),
  demonstration: modules.flatMap(({ demonstration }) => demonstration ?? []),
  reportDamage: (machineries) => async (context, damage) => {
    for (const module of modules) await module.reportDamage?.(machineries)(context, damage)
  },
}
