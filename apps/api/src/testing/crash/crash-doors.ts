import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { caller } from './crash-caller.ts'
import type { Client } from './crash-clients.ts'
import { type CrashDoor, type HeldCard, readLogNow } from './crash-door.ts'
import type { CrashJournal } from './crash-journal.ts'

/** Milliseconds between two cards: a server takes five questions of a reader in a second. */
const BETWEEN_MS = 250
/** Cards that are shown before a command is given, and before another card is lost. */
const BEFORE_COMMAND = 8
const BEFORE_LOSS = 5
/** Cards of people who may pass until the end. */
const KEPT = 10
/** Milliseconds between two readings of the log. */
const READ_MS = 400

/** Milliseconds in which a command may be carried out before the next card is shown. */
const AFTER_COMMAND_MS = 700

/** What happened at the door. */
export type DoorClient = Client & {
  /** Cards that the server said were lost, with the moment from which it knows that. */
  readonly lost: ReadonlyMap<string, number>
  /** Attempts by who decided about them. */
  readonly decided: { server: number; reader: number; nobody: number }
}

type People = { readonly desk: string; readonly admin: string }

/**
 * Shows cards to the reader again and again, loses some of them, gives commands to open, and has the
 * log read more often than a server does by itself.
 */
export function doorClient(
  url: string,
  databaseUrl: () => Promise<string>,
  { desk, admin }: People,
  door: CrashDoor,
  journal: CrashJournal,
): DoorClient {
  const { reader, tenantId, readerId, pointId } = door
  const stopping = new AbortController()
  const [loser, opener] = [caller(url, desk), caller(url, admin)]
  const valid = [...door.cards]
  const gone: HeldCard[] = []
  const lost = new Map<string, number>()
  const decided = { server: 0, reader: 0, nobody: 0 }
  let [shown, opened] = [0, 0]

  async function showCard(): Promise<void> {
    shown += 1
    const from = shown % 3 === 0 && gone.length > 0 ? gone : valid
    const card = from[Math.floor(Math.random() * from.length)]
    const { decidedBy } = await reader.present({ card: card?.number ?? '1' })
    if (decidedBy !== 'enrolment') decided[decidedBy] += 1
  }

  async function loseCard(): Promise<void> {
    if (valid.length <= KEPT) return
    const [card] = valid.splice(0, 1)
    if (!card) return
    gone.push(card)
    const asked = { kind: 'loss', key: card.id } as const
    journal.asked(asked)
    const answered = await loser.send(`/cards/${card.id}/lose`, {}).catch(() => null)
    if (answered === null) return
    lost.set(card.id, Date.now())
    await journal.answered(asked, card.id)
  }

  async function open(): Promise<void> {
    // A door that is open already is not opened: every other command meets one.
    opened += 1
    if (opened % 2 === 0) while (reader.isUnlocked()) await sleep(50)
    const asked = { kind: 'command', key: newId() } as const
    const path = `/access-readers/${readerId}/commands`
    const body = { id: asked.key, kind: 'open', point_id: pointId }
    const send = () => opener.post(path, body, { 'x-tenant-id': tenantId })
    journal.asked(asked)
    const id = await send().catch(() => send().catch(() => null))
    if (id !== null) await journal.answered(asked, id)
    await sleep(AFTER_COMMAND_MS)
  }

  async function visit(): Promise<void> {
    while (!stopping.signal.aborted) {
      await showCard()
      if (shown % BEFORE_LOSS === 0) await loseCard()
      if (shown % BEFORE_COMMAND === 0) await open()
      await sleep(BETWEEN_MS * Math.random() * 2)
    }
  }

  async function readLog(): Promise<void> {
    while (!stopping.signal.aborted) {
      await databaseUrl()
        .then((database) => readLogNow(database, door))
        .catch(() => undefined)
      await sleep(READ_MS)
    }
  }

  const running = Promise.all([visit(), readLog()])
  return {
    lost,
    decided,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
