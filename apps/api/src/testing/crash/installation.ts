import type { Victim } from './crash-server.ts'

/** What was killed, and how long it took to be back. */
export type Crashes = {
  killed: Record<Victim, number>
  /** Milliseconds of the longest recovery after a kill. */
  slowestReturn: number
}

/** One server or several, which are killed, and where people reach them. */
export type Installation = {
  /** Where people and the reader ask, whichever servers there are. */
  readonly url: string
  /** The addresses at which clients follow the streams, one each. */
  readonly streamUrls: readonly string[]
  /** A superuser's login to its database. */
  databaseUrl(): Promise<string>
  /** Starts it for the first time. */
  start(): Promise<void>
  /** Kills it a number of times, at random moments; it runs again when this resolves. */
  crash(rounds: number): Promise<Crashes>
  stop(): Promise<void>
}

/** What an installation is made with. */
export type InstallationOptions = {
  /** A folder for its data. */
  readonly folder: string
  /** Further variables of the servers' environment. */
  readonly settings: Readonly<Record<string, string>>
  /** Modules loaded before the servers, to sabotage them. */
  readonly preload: readonly string[]
  readonly report: (line: string) => void
}
