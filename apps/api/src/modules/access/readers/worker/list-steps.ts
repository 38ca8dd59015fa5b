import { DONE, type EntryOutcome } from '@portaria/drivers/access/access-outcome'
import { readerLists } from '../lists/reader-lists.ts'
import { publishReader } from '../reader-news.ts'
import { listedOf, readSubjects } from '../subjects.ts'
import {
  type DueEntry,
  type EntryAim,
  noteSending,
  readDue,
  type Settled,
  settleEntries,
} from './due-entries.ts'
import { isPassing, troubleOf } from './reader-contact.ts'
import { ContactError, type Served, wordsOf } from './served.ts'
import { noteReader } from './served-reader.repository.ts'

/** Entries of one call, so that a removal waits for few of them. */
const PEOPLE = 100
const SCHEDULES = 20
const REMOVALS = 200

/** Sends people who wait; returns how many. */
export async function putPeopleStep(served: Served): Promise<number> {
  const { reader, tools, driver } = served
  const due = await served.read((context) =>
    readDue(context, reader.id, { aim: 'put', part: 'person', limit: PEOPLE }),
  )
  if (due.length === 0) return 0
  const people = await served.read(async (context) => {
    const numbers = due.map(({ number }) => number)
    const subjects = [...(await readSubjects(context, numbers)).values()].flatMap(
      (subject) => listedOf(subject) ?? [],
    )
    const lists = await readerLists(context, tools.keeper, [reader.id], subjects)
    const wanted = new Set(numbers)
    return (lists.get(reader.id)?.people ?? []).filter(({ number }) => wanted.has(number))
  })
  const unfit = new Map(people.map((one) => [one.number, one.unfit]))
  // Whoever is wanted otherwise by now waits for the list that is being worked out.
  const noted = await sending(
    served,
    due.filter(({ number }) => unfit.has(number)),
  )
  if (noted.size === 0) return 0
  const named = people.filter(({ number }) => noted.has(number))
  // Whoever has nothing that a reader could read is not put there, and the reason is kept.
  const bearers = named.filter(({ credentials }) => credentials.length > 0)
  const outcomes = [
    ...(await driver.putPeople(bearers.map(({ person }) => person))),
    ...named.filter((one) => !bearers.includes(one)).map(({ number: id }) => ({ id, ...DONE })),
  ]
  return settle(served, 'put', [...noted.values()], outcomes, (number) => unfit.get(number)?.[0])
}

/** Sends hours that wait; returns how many. */
export async function putSchedulesStep(served: Served): Promise<number> {
  const { reader, driver } = served
  const due = await served.read((context) =>
    readDue(context, reader.id, { aim: 'put', part: 'schedule', limit: SCHEDULES }),
  )
  if (due.length === 0) return 0
  const list = await readList(served)
  const numbers = new Set(due.map(({ number }) => number))
  const schedules = (list?.schedules ?? []).filter(({ id }) => numbers.has(id))
  const known = new Set(schedules.map(({ id }) => id))
  const sent = due.filter(({ number }) => known.has(number))
  const noted = await sending(served, sent)
  if (noted.size === 0) return 0
  const written = schedules.filter(({ id }) => noted.has(id))
  return settle(served, 'put', [...noted.values()], await driver.putSchedules(written))
}

/** Notes that entries are about to be sent, and returns those that still are, by their numbers. */
async function sending(
  { write, reader }: Served,
  entries: readonly DueEntry[],
): Promise<ReadonlyMap<string, DueEntry>> {
  if (entries.length === 0) return new Map()
  const noted = await write((context) => noteSending(context, reader.id, entries))
  return new Map(noted.map((entry) => [entry.number, entry]))
}

/**
 * Sends the company's holidays, unless the reader has them. They are worked out only where it may not
 * have them, since each look comes here.
 */
export async function putHolidaysStep(served: Served): Promise<void> {
  const { reader, driver, tools } = served
  if (reader.holidays_wanted !== null && reader.holidays?.equals(reader.holidays_wanted)) return
  const holidays = (await readList(served))?.holidays ?? []
  const wanted = tools.keeper.digests.holidays(holidays)
  if (reader.holidays?.equals(wanted)) return
  const outcome = await driver.putHolidays(holidays)
  const trouble = troubleOf(outcome)
  if (trouble !== null) throw new ContactError(trouble)
  if (outcome.result === 'done')
    await served.write((context) => noteReader(context, reader.id, { holidays: wanted }))
}

/** The hours and holidays of a reader, without anybody. */
const readList = async ({ read, reader, tools }: Served) =>
  (await read((context) => readerLists(context, tools.keeper, [reader.id], []))).get(reader.id)

/** Removes people who have to be gone, before everything that waits; returns how many. */
export async function dropPeopleStep(served: Served): Promise<number> {
  const { reader, driver } = served
  const due = await served.read((context) =>
    readDue(context, reader.id, { aim: 'drop', part: 'person', limit: REMOVALS }),
  )
  if (due.length === 0) return 0
  return settle(served, 'drop', due, await driver.dropPeople(due.map(({ number }) => number)))
}

/** Removes hours that nobody has any more; returns how many. */
export async function dropSchedulesStep(served: Served): Promise<number> {
  const { reader, driver } = served
  const due = await served.read((context) =>
    readDue(context, reader.id, { aim: 'drop', part: 'schedule', limit: SCHEDULES }),
  )
  if (due.length === 0) return 0
  return settle(served, 'drop', due, await driver.dropSchedules(due.map(({ number }) => number)))
}

/**
 * Stores what became of entries, and returns of how many something became. What only says that the
 * reader was not reached is told by `ContactError`, after the rest was stored; `unfitOf` names what of a
 * written entry the reader cannot hold.
 */
async function settle(
  served: Served,
  aim: EntryAim,
  sent: readonly DueEntry[],
  outcomes: readonly EntryOutcome[],
  unfitOf: (number: string) => string | undefined = () => undefined,
): Promise<number> {
  const byId = new Map(outcomes.map((one) => [one.id, one]))
  let trouble: ReturnType<typeof troubleOf> = null
  const settled = sent.flatMap((entry): Settled[] => {
    const outcome = byId.get(entry.number)
    if (!outcome || isPassing(outcome)) return []
    const own = troubleOf(outcome)
    trouble ??= own
    if (outcome.result === 'refused' && own !== null) return []
    const unfit = outcome.result === 'done' ? unfitOf(entry.number) : undefined
    if (unfit !== undefined) return [{ ...entry, state: 'refused', reason: unfit, detail: null }]
    return [{ ...entry, state: outcome.result, ...wordsOf(outcome) }]
  })
  const { id } = served.reader
  await served.write(async (context) => {
    await settleEntries(context, id, settled, aim)
    await publishReader(context, id)
  })
  if (trouble !== null) throw new ContactError(trouble)
  return settled.length
}
