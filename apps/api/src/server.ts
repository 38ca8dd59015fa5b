import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { type Assembled, assemble, type DatabaseAccess } from './assembled-parts.ts'
import { type BackgroundParts, startBackground } from './background.ts'
import { endedRowsOf } from './modules.ts'
import { startBackupSchedule } from './platform/backups/backup-schedule.ts'
import { listEnded } from './platform/backups/ended-list.ts'
import { everyMinute } from './platform/backups/every-minute.ts'
import { openPlace } from './platform/backups/open-place.ts'
import { ownPlaceCheck } from './platform/backups/own-place.ts'
import type { Environment } from './platform/environment.ts'
import { checkFileStore } from './platform/files/open-file-store.ts'
import { shareWebAssets } from './platform/servers/shared-web-assets.ts'
import { explainDatabaseError, explainListenError } from './platform/startup-error.ts'
import {
  type Accounts,
  joinDatabase,
  type PreparationOptions,
  prepareDatabase,
  prepareDemonstration,
} from './preparation.ts'
import { type Undo, undoSteps } from './undo-steps.ts'
import { forkWorkers } from './worker-processes.ts'

const webFolder = path.resolve(import.meta.dirname, '../../web/dist')

export type Server = {
  address: string
  /** The demonstration's accounts, where this database holds them. */
  accounts: Accounts
  /** The page of the demonstration's simulated readers, where they were placed. */
  readersPage: string | null
  /**
   * Goes on serving for the time of draining, so that others take over, unless `hurry` aborts; then
   * ends streams and requests first, the database last.
   */
  stop(hurry: AbortSignal): Promise<void>
}

export type ServerOptions = PreparationOptions & {
  /**
   * Settles once the web app is built, in parallel with the start; rejects if the build is
   * cancelled.
   */
  webBuilt: Promise<unknown>
}

/**
 * Starts everything in order: the store of files, database, migrations, connections, demonstration data, web server.
 * When a step fails, stops everything that the earlier steps started.
 */
export const startServer = (environment: Environment, options: ServerOptions): Promise<Server> =>
  started(async (undo) => {
    await checkFileStore(environment, options.report)
    options.signal.throwIfAborted()
    const access = await prepareDatabase(environment, options, undo)
    const assembled = await assemble(environment, access, undo)
    const accounts = await prepareDemonstration(environment, assembled, access, options.report)
    options.signal.throwIfAborted()
    await options.webBuilt
    const demonstration = accounts.length > 0
    const { begun } = access
    const address = await serve(environment, assembled, { demonstration, begun, undo })
    return { address, accounts, ...drainOf(environment, assembled) }
  }, environment)

/**
 * Prepares the database, and starts the processes that serve: each as `startWorker`. A process that
 * crashes is started again.
 */
export const startWorkers = (environment: Environment, options: ServerOptions): Promise<Server> =>
  started(async (undo) => {
    await checkFileStore(environment, options.report)
    options.signal.throwIfAborted()
    const access = await prepareDatabase(environment, options, undo)
    const accounts = await prepareApart(environment, access, options)
    options.signal.throwIfAborted()
    await options.webBuilt
    const { workers } = environment.servers
    const forked = await forkWorkers(workers, accounts.length > 0, options.onFailure)
    await access.begun()
    return { address: forked.address, accounts, drain: forked.stop }
  }, environment)

/** Starts one of several processes on a database that the first one prepared. */
export const startWorker = (environment: Environment, demonstration: boolean): Promise<Server> =>
  started(async (undo) => {
    const access = await joinDatabase(environment, undo)
    const assembled = await assemble(environment, access, undo)
    const { begun } = access
    const address = await serve(environment, assembled, { demonstration, begun, undo })
    return { address, accounts: [], ...drainOf(environment, assembled) }
  }, environment)

/** Prepares the demonstration with tools that are closed afterwards. */
async function prepareApart(
  environment: Environment,
  access: DatabaseAccess,
  { report }: ServerOptions,
): Promise<Accounts> {
  const steps = undoSteps()
  try {
    const assembled = await assemble(environment, access, steps.undo)
    return await prepareDemonstration(environment, assembled, access, report)
  } finally {
    await steps.run()
  }
}

type Begun = Pick<Server, 'address' | 'accounts'> & { drain(hurry: AbortSignal): Promise<void> }

/** Runs a start whose steps are undone where it fails, and when the server stops. */
async function started(
  start: (undo: Undo) => Promise<Begun>,
  { demonstrationDevices }: Environment,
): Promise<Server> {
  const steps = undoSteps()
  try {
    const { address, accounts, drain } = await start(steps.undo)
    return {
      address,
      accounts,
      readersPage: accounts.length > 0 ? (demonstrationDevices?.page ?? null) : null,
      async stop(hurry) {
        await drain(hurry)
        await steps.run()
      },
    }
  } catch (error) {
    await steps.run()
    throw error
  }
}

type ServeOptions = {
  demonstration: boolean
  /** Called once other servers see this one. */
  begun: () => Promise<void>
  undo: Undo
}

/** Serves requests and runs jobs; returns the address. */
async function serve(
  environment: Environment,
  { parts, background }: Assembled,
  { demonstration, begun, undo }: ServeOptions,
): Promise<string> {
  const { port, host, databaseUrl, isCopy } = environment
  const built = existsSync(path.join(webFolder, 'index.html')) ? webFolder : null
  // Before the first page is sent, whose scripts other servers may be asked for.
  if (databaseUrl !== undefined && built !== null) await shareWebAssets(background.system, built)
  const app = await buildApp({
    ...parts,
    webFolder: built,
    demonstration,
  })
  // Jobs of a copy would reach the people and devices of the original.
  if (!isCopy) {
    const beside = await startBackground(background, app.log).catch((error: unknown) => {
      throw explainDatabaseError(error)
    })
    undo(() => beside.stop())
    void background.presence.seen.then(begun)
    await keepBackups(environment, background, app.log, undo)
  }
  undo(() => app.close())
  return app.listen({ port, host }).catch((error: unknown) => {
    throw explainListenError(error, port)
  })
}

/** Makes the backups of the settings, if there are any, and the lists of what ended since. */
async function keepBackups(
  { backup: settings }: Environment,
  { system, parts }: BackgroundParts,
  log: FastifyBaseLogger,
  undo: Undo,
): Promise<void> {
  if (settings === undefined) return
  const onError = (error: unknown) => log.error({ err: error }, 'a backup failed')
  const schedule = startBackupSchedule({ system, settings, onError })
  undo(() => schedule.stop())
  const place = await openPlace(settings)
  undo(() => place.close())
  const { recipients } = settings
  const database = parts.lanes.background
  const requireOwn = ownPlaceCheck(system, place)
  const lists = everyMinute(
    async () => {
      await requireOwn()
      await listEnded({ system, database, place, recipients, sources: endedRowsOf(parts) })
    },
    (error) => log.warn({ err: error }, 'the list of what ended waits'),
  )
  undo(() => lists.stop())
}

const drainOf = ({ servers }: Environment, { background }: Assembled) => ({
  async drain(hurry: AbortSignal): Promise<void> {
    const withinMs = servers.drainSeconds * 1_000
    if (withinMs === 0 || hurry.aborted) return
    background.presence.drain(withinMs)
    await sleep(withinMs, undefined, { signal: hurry }).catch(() => undefined)
  },
})
