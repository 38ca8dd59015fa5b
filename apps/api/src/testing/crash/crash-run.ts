import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SlowestAlert, slowestAlert } from './alert-delays.ts'
import { alertCloser, alertReader, pressWriter, restOf, towerWriter } from './crash-clients.ts'
import { deskWriter } from './crash-desk.ts'
import { caughtUp, servedDoor, startDoorReader } from './crash-door.ts'
import { judgeDoor } from './crash-door-verdict.ts'
import { type DoorClient, doorClient } from './crash-doors.ts'
import { askedKinds, type CrashJournal, openJournal } from './crash-journal.ts'
import { parcelWriter } from './crash-parcels.ts'
import { scanWriter } from './crash-scans.ts'
import { judge, type Verdict } from './crash-verdict.ts'
import type { Crashes, Installation } from './installation.ts'
import { oneServer } from './one-server.ts'
import { severalServers } from './several-servers.ts'
import { isSourceChange, type SourceChange } from './source-changes.ts'

/** Ways to make a server that loses answered writes or a reader’s events: the harness must detect each. */
export type Sabotage = 'async-commit' | SourceChange

export type CrashOptions = {
  rounds: number
  /** Servers on one database, which are killed by turns; default 1, which is killed with its database. */
  servers?: number
  /**
   * Only the database is killed, and the server must start it again. Otherwise the server is
   * started anew after each kill.
   */
  serverLives?: boolean
  sabotage?: Sabotage | undefined
  report: (line: string) => void
}

export type CrashResult = Verdict &
  Crashes & {
    /** Attempts at the reader, by who decided about them. */
    decided: DoorClient['decided']
    slowestAlert: SlowestAlert
  }

/** Milliseconds that the server lives after the last kill: until a request of each kind was answered. */
const END_MS = { least: 500, most: 60_000 }

/**
 * Milliseconds that a client pauses after an answer where several servers run: the others are asked
 * while one is started, which two cores would hardly come to otherwise.
 */
const PAUSE_MS = 200

/**
 * Runs the real server and kills it and its database at random moments, while people write and show
 * cards to a simulated reader. At the end everything answered must be there once, everything else at
 * most once, and whatever the reader logged must be known once.
 */
export async function runCrashes(options: CrashOptions): Promise<CrashResult> {
  const { report } = options
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-crash-'))
  const doorReader = await startDoorReader()
  const installation = await installationOf(options, folder, doorReader.port)
  const { url, databaseUrl } = installation
  const journal = await openJournal(path.join(folder, 'answered.jsonl'), {
    pauseMs: (options.servers ?? 1) > 1 ? PAUSE_MS : 0,
  })
  try {
    await installation.start()
    const readers = installation.streamUrls.map((at) =>
      alertReader(at, 'funcionario@bosque.example'),
    )
    await Promise.all(readers.map(({ begun }) => begun))
    const door = await servedDoor(await databaseUrl(), doorReader)
    report(`the reader is served, with ${door.cards.length} cards`)
    const visitors = doorClient(
      url,
      databaseUrl,
      { desk: 'sindico@bosque.example', admin: 'admin@portaria.example' },
      door,
      journal,
    )
    const writers = [
      ...['condomino@bosque.example', 'prestador@bosque.example', 'sindico@bosque.example'].map(
        (email) => pressWriter(url, email, journal),
      ),
      towerWriter(url, 'sindico@bosque.example', journal),
      towerWriter(url, 'sindico@acacias.example', journal),
      parcelWriter(
        url,
        { desk: 'funcionario@bosque.example', resident: 'condomino@bosque.example' },
        journal,
      ),
      deskWriter(url, 'funcionario@bosque.example', journal),
      scanWriter(url, 'sindico@bosque.example', journal),
      alertCloser(url, 'sindico@bosque.example'),
      visitors,
    ]
    const crashes = await installation.crash(options.rounds)
    await eachAnswered(journal, visitors)
    await Promise.all(writers.map((one) => one.stop()))
    await restOf(journal, readers)
    await Promise.all(readers.map((one) => one.stop()))
    const login = await databaseUrl()
    const isCaughtUp = await caughtUp(login, door)
    const verdict = await judge(login, journal, readers)
    verdict.faults.push(
      ...(isCaughtUp ? [] : ['the server does not know everything of the reader’s log']),
      ...(await judgeDoor(login, door, visitors)),
    )
    const { decided } = visitors
    await installation.stop()
    // The data folder stays for inspection where something went wrong.
    if (verdict.faults.length > 0) report(`kept: ${folder}`)
    else await rm(folder, { recursive: true, force: true })
    return { ...verdict, ...crashes, decided, slowestAlert: slowestAlert(journal, readers) }
  } finally {
    await installation.stop()
    await doorReader.close()
    await journal.close()
  }
}

/** Makes what is killed; its reader listens on a port. */
async function installationOf(
  { servers = 1, serverLives = false, sabotage, report }: CrashOptions,
  folder: string,
  readerPort: number,
): Promise<Installation> {
  const made = {
    folder,
    settings: {
      DEMONSTRATION_READERS: `127.0.0.1:${readerPort}`,
      ...(sabotage && { CRASH_SABOTAGE: sabotage }),
    },
    preload: isSourceChange(sabotage) ? ['change-source.ts'] : [],
    report,
  }
  const commitsLater = sabotage === 'async-commit'
  if (servers === 1) return oneServer({ ...made, serverLives, commitsLater })
  if (serverLives || commitsLater) throw new Error('the database of several servers is not killed')
  return severalServers(servers, made)
}

/** Waits until a request of each kind was answered: on a busy machine none may be between two kills. */
async function eachAnswered({ entries }: CrashJournal, { decided }: DoorClient): Promise<void> {
  const end = performance.now() + END_MS.most
  await sleep(END_MS.least)
  const lacks = (kind: string) =>
    ![...entries.values()].some((entry) => entry.kind === kind && entry.id !== null)
  while ((askedKinds.some(lacks) || decided.server === 0) && performance.now() < end)
    await sleep(100)
}
