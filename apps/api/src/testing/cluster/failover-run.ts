import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { type Caller, caller } from '../crash/crash-caller.ts'
import {
  alertCloser,
  alertReader,
  pressWriter,
  restOf,
  towerWriter,
} from '../crash/crash-clients.ts'
import { openJournal } from '../crash/crash-journal.ts'
import { judge, type Verdict } from '../crash/crash-verdict.ts'
import { isOpen, openEventStream } from '../event-stream.ts'
import { serversOn } from '../fleet/server-fleet.ts'
import { throwAwayFolder } from '../throw-away-folder.ts'
import { type Cluster, startCluster } from './cluster.ts'

const SERVERS = 3

/** Bytes that the folders of the servers need. */
const ROOM = 500_000_000

const sindico = 'sindico@bosque.example'
const doorman = 'funcionario@bosque.example'
const resident = 'condomino@bosque.example'

/** What befalls the primary. */
export const misfortunes = ['machine killed', 'PostgreSQL killed', 'frozen', 'switch-over'] as const

export type Misfortune = (typeof misfortunes)[number]

/** What one round was like, in milliseconds. */
export type Round = {
  misfortune: Misfortune
  /** The longest time without an answered write, of the server that was worst off. */
  withoutWrites: number
  /**
   * From the misfortune until a press of the button, made when writes were back, reached a stream of
   * another server.
   */
  pressSeen: number
}

export type FailoverResult = Verdict & { rounds: Round[] }

/**
 * Runs three servers on a cluster while people press the button and write, and takes the primary away
 * again and again. At the end everything answered must be there once, everything else at most once.
 */
export async function runFailovers(options: {
  /** Rounds of each misfortune. */
  rounds: number
  report: (line: string) => void
}): Promise<FailoverResult> {
  const { rounds, report } = options
  const folder = await mkdtemp(path.join(await throwAwayFolder(ROOM), 'portaria-failover-'))
  const cluster = await startCluster(report)
  const fleet = await serversOn(cluster.url, { count: SERVERS, folder })
  try {
    await fleet.start()
    report('the servers are ready')
    const journal = await openJournal(path.join(folder, 'answered.jsonl'))
    const [first = '', second = '', third = ''] = fleet.servers.map(({ url }) => url)
    const reader = alertReader(first, doorman)
    await reader.begun
    const writers = [
      pressWriter(first, resident, journal),
      pressWriter(second, 'prestador@bosque.example', journal),
      pressWriter(third, sindico, journal),
      towerWriter(first, sindico, journal),
      towerWriter(second, 'sindico@acacias.example', journal),
      alertCloser(third, sindico),
    ]
    const people = await signedIn(first, second, third)
    const taken: Round[] = []
    for (let nth = 0; nth < rounds; nth += 1)
      for (const misfortune of misfortunes) {
        const round = await tryOne(cluster, people, misfortune)
        taken.push(round)
        report(
          `${misfortune}: no writes for ${round.withoutWrites} ms, a press seen after ${round.pressSeen} ms`,
        )
      }
    await sleep(1_000)
    await Promise.all(writers.map((one) => one.stop()))
    await restOf(journal, [reader])
    await reader.stop()
    await journal.close()
    return { ...(await judge(cluster.adminUrl, journal, [reader])), rounds: taken }
  } finally {
    await fleet.stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** People whose sessions began before the primary went away: signing in takes its own time. */
type People = {
  writers: Caller[]
  presser: Caller
  /** The address at which the watcher reads the stream. */
  streamAt: string
  watcher: Caller
}

async function signedIn(first: string, second: string, third: string): Promise<People> {
  const people = {
    writers: [first, second, third].map((url) => caller(url, sindico)),
    presser: caller(first, resident),
    streamAt: second,
    watcher: caller(second, doorman),
  }
  const all = [...people.writers, people.presser, people.watcher]
  await Promise.all(all.map((person) => person.headers()))
  return people
}

/** Takes the primary away, and waits until the cluster is whole again. */
async function tryOne(cluster: Cluster, people: People, misfortune: Misfortune): Promise<Round> {
  const primary = await cluster.whole()
  // Somewhere between two writes.
  await sleep(500 + Math.random() * 1_000)
  const pulses = people.writers.map(pulse)
  const begun = performance.now()
  const comeBack = await befall(cluster, primary, misfortune)
  while (!(await isReplaced(cluster, primary.name))) await sleep(50)
  await Promise.all(pulses.map((one) => one.beat()))
  await pressReaches(people)
  const pressSeen = Math.round(performance.now() - begun)
  const gaps = await Promise.all(pulses.map((one) => one.stop()))
  await comeBack()
  await cluster.whole()
  return { misfortune, withoutWrites: Math.round(Math.max(...gaps)), pressSeen }
}

async function isReplaced(cluster: Cluster, name: string): Promise<boolean> {
  const leader = (await cluster.state()).find(({ role }) => role === 'leader')
  return leader !== undefined && leader.name !== name
}

/** Lets it happen; returns what brings the member back. */
async function befall(
  cluster: Cluster,
  primary: Cluster['members'][number],
  misfortune: Misfortune,
): Promise<() => Promise<void>> {
  if (misfortune === 'switch-over') {
    await cluster.switchOver()
    return async () => undefined
  }
  if (misfortune === 'frozen') {
    const thaw = await primary.freeze()
    return async () => thaw()
  }
  await primary.kill(misfortune === 'machine killed' ? 'both' : 'postgresql')
  return async () => (misfortune === 'machine killed' ? primary.start() : undefined)
}

/** Stores towers, one after the other, and measures the longest time without an answer that it did. */
function pulse(person: Caller) {
  const stopping = new AbortController()
  let [last, longest] = [performance.now(), 0]
  let missing = 0
  let arrived = () => undefined as void

  async function beatOnce(): Promise<void> {
    const id = newId()
    const stored = await person.post('/towers', { id, name: `Volta ${id}` }).catch(() => null)
    if (stored !== null) {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      missing -= 1
      if (missing === 0) arrived()
    }
    await sleep(50)
  }

  const running = (async () => {
    while (!stopping.signal.aborted) await beatOnce()
  })()
  return {
    /** Waits for a tower that was sent from now on, and stored: one may be on its way already. */
    beat: () =>
      new Promise<void>((resolve) => {
        missing = 2
        arrived = resolve
      }),
    async stop(): Promise<number> {
      stopping.abort()
      await running
      return longest
    },
  }
}

/** Presses the button at one server until a stream of another tells of the press. */
async function pressReaches({ presser, streamAt, watcher }: People): Promise<void> {
  for (;;) {
    const told = await (async () => {
      const stream = await openEventStream(`${streamAt}/api/v1/stream`, await watcher.headers())
      try {
        await stream.next(isOpen)
        const headers = { 'idempotency-key': newId() }
        const id = await presser.post('/notifications/panic', { message: 'volta' }, headers)
        await stream.next(({ data }) => JSON.stringify(data).includes(id))
        return true
      } finally {
        stream.close()
      }
    })().catch(() => false)
    if (told) return
    await sleep(50)
  }
}
