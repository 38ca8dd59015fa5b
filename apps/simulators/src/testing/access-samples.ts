import type { AccessPerson, AccessSchedule } from '@portaria/drivers/access/access-driver'
import type { OpenCommand } from '@portaria/drivers/open-command'

/** Makes a person, known to the reader and let in by it through `always`. */
export function person(id: string, changes: Partial<AccessPerson> = {}): AccessPerson {
  return {
    id,
    name: `Pessoa ${id}`,
    isVisitor: false,
    begin: null,
    end: null,
    cards: [],
    qrCodes: [],
    pin: null,
    schedules: ['900'],
    ...changes,
  }
}

/** A schedule that holds at every hour of every day. */
export const always: AccessSchedule = {
  id: '900',
  name: 'Sempre',
  spans: [
    {
      start: 0,
      end: 86_399,
      days: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
      holidays: [1, 2, 3],
    },
  ],
  doors: [1],
}

let commands = 0

/** Makes a new command that expires after some milliseconds. */
export function openCommand(lasts = 5_000): OpenCommand {
  commands += 1
  return { id: `opening-${commands}`, expiresAt: Date.now() + lasts }
}

export const recorded = () => Promise.resolve()
