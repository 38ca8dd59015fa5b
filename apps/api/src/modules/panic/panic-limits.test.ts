import type { Role } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { fileLinks } from '../../platform/files/file-links.ts'
import { testSecret } from '../../testing/database-server.ts'
import { panicPath, press, raiseAlert } from '../../testing/panic-alerts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { panicService } from './panic.service.ts'
import { panicLimits } from './panic-limits.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const post = (role: Role, path: string, payload: object) =>
  test.as(role).post(`${panicPath}/${path}`, { payload })

/** Returns the number of calls that the limit refuses. */
async function refusedOf(count: number, ...call: Parameters<typeof post>): Promise<number> {
  let refused = 0
  for (let nth = 0; nth < count; nth += 1) if ((await post(...call)).status === 429) refused += 1
  return refused
}

it('words and places of a sender have a limit; the button has none', async () => {
  const { id } = await raiseAlert(test, 'condomino')
  const here = { latitude: -23.5, longitude: -46.6, accuracy_m: 5 }
  expect(await refusedOf(61, 'condomino', `${id}/place`, here)).toBe(1)
  expect(await refusedOf(29, 'condomino', `${id}/word`, { word: 'over' })).toBe(0)
  expect(await refusedOf(2, 'condomino', `${id}/cancel`, {})).toBe(1)
  const { status, body, headers } = await post('condomino', `${id}/word`, { word: 'still' })
  expect([status, body['code'], Number(headers['retry-after']) > 0]).toEqual([
    429,
    'throttled',
    true,
  ])
  // Other senders have their own limits, and each press counts.
  const { id: other } = await raiseAlert(test, 'funcionario')
  expect((await post('funcionario', `${other}/word`, { word: 'over' })).status).toBe(200)
  const { alert } = await press(test, test.person('condomino'))
  expect([alert.id, alert.press_count]).toEqual([id, 2])
})

it('exercises of one person have a limit, and the button works meanwhile', async () => {
  expect(await refusedOf(11, 'sindico', 'drill', { message: 'Evacuação' })).toBe(1)
  const { alert } = await press(test, test.person('sindico'))
  expect(alert.source).toBe('button')
})

it('what is refused takes no connection of alarms', async () => {
  const { words } = panicLimits()
  const actor = test.actor('condomino')
  for (let nth = 0; nth < 30; nth += 1) words.take(actor)
  expect(() => words.take(actor)).toThrow('throttled')
  let opened = 0
  const database: AppDatabase = {
    ...test.database.app,
    inTenant: () => {
      opened += 1
      return Promise.reject(new Error('no connection is left'))
    },
  }
  const panic = panicService(database, fileLinks(testSecret))
  const tries = Array.from({ length: 40 }, () => panic.say(actor, newId(), 'over'))
  expect(await Promise.allSettled(tries)).toHaveLength(40)
  expect(opened).toBe(30)
})

it('words are counted by all servers together', async () => {
  const servers = [panicLimits(), panicLimits()]
  const actor = { ...test.actor('condomino'), userId: newId() }
  const say = ({ words }: ReturnType<typeof panicLimits>) => {
    words.take(actor)
    return test.database.app.inTenant(actor, (context) => words.count(context))
  }
  for (let nth = 0; nth < 15; nth += 1) for (const server of servers) await say(server)
  for (const server of servers) await expect(say(server)).rejects.toThrow('throttled')
})

it('exercises of one company have a limit, together for all who raise them', async () => {
  const raise = async (company: 'acacias' | 'bosque') => {
    const actor = { ...test.actor('sindico', company), userId: newId() }
    for (let nth = 0; nth < 9; nth += 1)
      await test.database.app.inTenant(actor, (context) => panicLimits().drills.count(context))
  }
  await raise('acacias')
  await raise('acacias')
  await expect(raise('acacias')).rejects.toThrow('throttled')
  // Ten are used up there, by another person.
  await expect(raise('bosque')).resolves.toBeUndefined()
})

it('the button itself is refused without a wait, however often', () => {
  const raising = test.routes.filter(({ raises }) => raises)
  expect(raising.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST /api/v1${panicPath}`])
})
