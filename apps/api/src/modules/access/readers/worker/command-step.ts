import { newId } from '@portaria/contract/value-types/uuid'
import type { Opening } from '@portaria/drivers/access/access-driver'
import { DONE, type Outcome, refused } from '@portaria/drivers/access/access-outcome'
import { insertEvent } from '../../events/access-events.repository.ts'
import { publishAccess } from '../../events/access-news.ts'
import { publishReader } from '../reader-news.ts'
import { changePassword } from './password-step.ts'
import { ContactError, type Served } from './served.ts'
import { probeStep, setClock } from './set-up-step.ts'
import {
  noteSent,
  readWaiting,
  settleCommand,
  settleForgotten,
  type WaitingCommand,
} from './waiting-commands.repository.ts'

const openings = {
  open: 'pulse',
  hold: 'hold',
  release: 'release',
} as const satisfies Readonly<Record<string, Opening>>

/** Carries out what people had a reader do, each once (access §28); returns how many there were. */
export async function commandStep(served: Served): Promise<number> {
  const { reader } = served
  const waiting = await served.write(async (context) => {
    await settleForgotten(context, reader.id)
    return readWaiting(context, reader.id)
  })
  for (const command of waiting) {
    const outcome = await carryOut(served, command)
    await served.write(async (context) => {
      await settleCommand(context, command.id, outcome)
      if (outcome.result === 'done' && command.kind === 'open')
        await recordOpening(context, command)
      await publishReader(context, reader.id)
    })
  }
  return waiting.length
}

async function carryOut(served: Served, command: WaitingCommand): Promise<Outcome> {
  const { driver } = served
  const send = () => served.write((context) => noteSent(context, command.id))
  switch (command.kind) {
    case 'probe':
      return (await send()) ? tried(() => probeStep(served)) : refused('expired')
    case 'clock':
      return (await send()) ? setClock(served) : refused('expired')
    case 'password':
      return (await send()) ? changePassword(served, command) : refused('expired')
    default: {
      const { channel, door_sensor: hasSensor } = command
      if (channel === null) return refused('no_such_door')
      // A door is moved by what its model has, which nobody knows before the reader told it.
      if (served.reader.serial === null) return refused('no_answer')
      return driver.open(
        { door: channel, hasSensor: hasSensor ?? false },
        { id: command.id, expiresAt: command.expires_at.getTime() },
        async () => {
          if (!(await send())) throw new Error('the command is over or was sent before')
        },
        openings[command.kind],
      )
    }
  }
}

/** Runs a probe as a command, whose outcome is told to whoever asked. */
async function tried(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work()
    return DONE
  } catch (error) {
    if (error instanceof ContactError) return error.outcome
    throw error
  }
}

/** Records that a person opened a point from afar (access §9). */
async function recordOpening(
  context: Parameters<typeof insertEvent>[0],
  { point_id: pointId, asked_by: by, opening_reason: reason }: WaitingCommand,
): Promise<void> {
  if (pointId === null) return
  const id = newId()
  const event = {
    pointId,
    fact: 'opened',
    direction: 'in',
    opened: { by, reason: reason ?? '' },
  } as const
  await insertEvent(context, id, event, null)
  await publishAccess(context, { id, pointId })
}
