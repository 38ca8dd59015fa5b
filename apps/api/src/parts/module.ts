import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { RegistersByName } from '@portaria/contract/modules/registers'
import type { FastifyInstance } from 'fastify'
import type { EndedRows } from '../platform/backups/ended-rows.ts'
import type { CompanyCopy } from '../platform/backups/one-company/company-copy.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { FileLinks } from '../platform/files/file-links.ts'
import type { PictureIntake } from '../platform/files/picture-intake.ts'
import type { Lane } from '../platform/jobs/job-runner.ts'
import type { PlatformScope, Schedule, Tasks } from '../platform/jobs/task.ts'
import type { AnyMeasure } from '../platform/measures/measure.ts'
import type { RelayedEvent } from '../platform/outbox/outbox-relay.ts'
import type { RefusalTrail } from '../platform/refusal-trail.ts'
import type { SealedValues } from '../platform/secrets/sealed-values.ts'
import type { ServerTools } from '../platform/server-tools.ts'
import type { ExactBehaviour } from '../register-endpoints/define-behaviour.ts'
import type { Machineries } from '../register-endpoints/machinery.ts'
import type { RowRules } from '../register-endpoints/register-behaviour.ts'
import type { AssignedReaders } from './assigned.ts'
import type { CompanyHold } from './company-hold.ts'
import type { ReportDamage } from './damage-report.ts'
import type { DayReaders } from './day-figures.ts'
import type { DemonstrationPart } from './demonstration-part.ts'
import type { GateList } from './gate-list.ts'
import type { JoinedAct } from './joined-acts.ts'
import type { MonthCounters } from './month-figures.ts'
import type { PersonalRows } from './personal-rows.ts'
import type { RecordSections } from './record-section.ts'
import type { ReportSources } from './report-source.ts'
import type { RetentionRule } from './retention-rule.ts'
import type { Sample } from './sample.ts'
import type { SearchedWords } from './searched-words.ts'
import type { ThingKind } from './thing-kind.ts'
import type { ReadUnitAlerts, UnitRowsByRegister } from './unit-rows.ts'
import type { ZoneFollower } from './zone-follower.ts'

/** Contributions of all modules, collected in the order of the modules. */
export type Gathered = {
  readonly things: readonly ThingKind[]
  readonly recordSections: RecordSections
  readonly reportSources: ReportSources
  readonly retentionRules: readonly RetentionRule[]
  readonly personalRows: readonly PersonalRows[]
  readonly gateLists: readonly GateList[]
  readonly assigned: AssignedReaders
  readonly dayReaders: DayReaders
  readonly monthCounters: MonthCounters
  readonly joinedActs: readonly JoinedAct[]
  readonly unitRows: UnitRowsByRegister
  readonly unitAlerts: ReadUnitAlerts
  readonly searchedWords: readonly SearchedWords[]
  reportDamage(machineries: Machineries): ReportDamage
  readonly zoneFollowers: readonly ZoneFollower[]
  readonly companyHolds: readonly CompanyHold[]
  readonly demonstration: readonly DemonstrationPart[]
}

/** The tools that the behaviours of registers are made with. */
export type RegisterTools = Pick<ServerTools, 'secret' | 'publicUrl' | 'oidc'> & {
  readonly gathered: Gathered
  /**
   * The machinery of all registers, for transitions that follow from one of this register. The map
   * is complete by the time a hook is called.
   */
  readonly machineries: Machineries
}

/** A register of a module: a body for tests, and its behaviour beyond the definition. */
export type ModuleRegister<R extends AnyRegister = AnyRegister> = {
  readonly sample: Sample
  readonly behaviour?: (tools: RegisterTools) => ExactBehaviour<R>
}

/** The tools of modules' routes. */
export type RouteTools = ServerTools & {
  readonly machineries: Machineries
  readonly gathered: Gathered
  readonly links: FileLinks
  readonly pictures: PictureIntake
  readonly refusals: RefusalTrail
}

/** The tools of modules' jobs. */
export type JobTools = Pick<
  ServerTools,
  | 'database'
  | 'lanes'
  | 'publicUrl'
  | 'readersUrl'
  | 'mailer'
  | 'push'
  | 'guard'
  | 'secret'
  | 'files'
  | 'registration'
  | 'oidc'
  | 'realtime'
> & {
  readonly machineries: Machineries
  readonly gathered: Gathered
  /** Whether gateways may answer on the server's own machine. */
  readonly loopback: boolean
  /** Called with the file of a letter that no mail server accepted. */
  onKept(file: string): void
}

/** The tools by which a module opens and seals its values. */
export type SealedTools = Pick<ServerTools, 'secret' | 'publicUrl'>

/**
 * Jobs that run together. Jobs of the same lane run together, whichever module they belong to; jobs
 * without a lane share one group.
 */
export type JobGroup = {
  readonly tasks: Tasks
  readonly schedules?: readonly Schedule[]
  readonly lane?: Lane
  /** Set for jobs of alarms, which have connections of their own. */
  readonly escalates?: true
}

/** The tools of work that goes on as long as the server runs. */
export type ServiceTools = JobTools & {
  /** As a task of the platform gets it: it sees the rows that a policy opens to the system. */
  readonly system: PlatformScope['system']
  /** A name that no other process has. */
  readonly processName: string
  /** Calls back whenever a transaction of any process has published an event. */
  onPublished(listener: () => void): void
  onError(error: unknown): void
}

/** Work that goes on as long as the server runs, beside requests and jobs. */
export type Service = { stop(): Promise<void> }

/** Starts a task of a tenant after some seconds; only one job of a task waits at a time. */
export type StartTask = (tenantId: string, task: string, afterS: number) => Promise<void>

/**
 * A module: a noun of the product, or a few that belong together, and all that it brings. The type
 * parameters are further tools for its routes and jobs; only the modules by which people sign in
 * get any.
 */
export type ApiModule<ForRoutes = unknown, ForJobs = unknown> = {
  /** The name of its folder in contract, API and web. */
  readonly name: string
  readonly registers?: {
    readonly [Name in RegisterName]?: ModuleRegister<RegistersByName[Name]>
  }
  readonly rowRules?: RowRules
  routes?(api: FastifyInstance, tools: RouteTools & ForRoutes): void
  jobs?(tools: JobTools & ForJobs): readonly JobGroup[]
  service?(tools: ServiceTools): Service
  /** Called with relayed events, of any tenant. */
  onRelayed?(start: StartTask, events: readonly RelayedEvent[]): Promise<void>
  /** Tasks that run once for every tenant when a server starts. */
  readonly atStart?: readonly string[]
  /** What it counts for operators. */
  readonly measures?: readonly AnyMeasure[]
  /** Things that belong to people, and end when they leave. */
  readonly things?: readonly ThingKind[]
  /** Sections of a unit's record. */
  readonly recordSections?: RecordSections
  /** Readers of its registers' rows for reports. */
  readonly reportSources?: ReportSources
  /** Rules of how long data are kept, and how they are erased. */
  readonly retentionRules?: readonly RetentionRule[]
  /** Rows of its registers that repeat values of people, which an erasure of the person blanks. */
  readonly personalRows?: readonly PersonalRows[]
  /** Lists on the desk of the gate, besides the gate's own. */
  readonly gateLists?: readonly GateList[]
  /** Readers of the first screen of a service provider. */
  readonly assigned?: AssignedReaders
  /**
   * Acts that appear as a single line among the latest changes, although they change several
   * registers.
   */
  readonly joinedActs?: readonly JoinedAct[]
  /** Figures of the day on the first screen of managers. */
  readonly dayFigures?: DayReaders
  /** Rows of its registers that light the windows of units. */
  readonly unitRows?: UnitRowsByRegister
  /** Reads the open alerts of people of units. */
  readonly unitAlerts?: ReadUnitAlerts
  /** Figures of a month on its page for residents. */
  readonly monthFigures?: MonthCounters
  /** Rows that the search finds by more than their own words. */
  readonly searchedWords?: readonly SearchedWords[]
  /** Makes the handler of damage that an inspection found. */
  reportDamage?(machineries: Machineries): ReportDamage
  /** Moves times when the company changes its time zone. */
  readonly zoneFollower?: ZoneFollower
  /** What ended for good in its tables, and is not brought back by a backup. */
  endedRows?(tools: Pick<JobTools, 'files' | 'gathered'>): readonly EndedRows[]
  /**
   * Columns of sealed values: a change of the servers' secret seals them anew, and so does bringing a
   * company back beside the living one.
   */
  sealedValues?(tools: SealedTools): readonly SealedValues[]
  /** Prepares a company's rows after a backup was restored, before anything serves. */
  afterRestore?(context: TenantContext): Promise<void>
  /** What becomes of its rows when a company is brought back beside the living one. */
  readonly companyCopy?: CompanyCopy
  /** Keeps a company from being made inactive. */
  readonly companyHold?: CompanyHold
  /** Rows of the demonstration besides those of its site. */
  readonly demonstration?: DemonstrationPart
}
