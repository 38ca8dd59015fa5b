import { describe, expect, test } from 'vitest'
import { demoApps } from './apps.ts'
import { backEnd } from './back-end.ts'
import { type CallName, defineDemoApp } from './demo-app.ts'
import { type DemoCall, DemoFailure } from './demo-call.ts'

type NotesCalls = {
  'GET /api/notes/list': { answer: string[] }
  'POST /api/notes/add': { body: { note: string }; answer: string }
  'GET /api/notes/secret': { answer: never }
}

const notes = defineDemoApp<NotesCalls>()({
  seed: () => ['first'],
  handlers: {
    'GET /api/notes/list': (_request, state) => ({ answer: state }),
    'POST /api/notes/add': async ({ body, newId, now }, state) => {
      await Promise.resolve()
      return { answer: `${newId} ${now}`, state: [...state, body.note] }
    },
    'GET /api/notes/secret': () => ({ status: 401, message: 'Credenciais Invalidas' }),
  },
})

function open() {
  const passed: DemoCall[] = []
  const { ask, look, prepare, forget } = backEnd(
    [{ path: '/api/notes', load: async () => notes }],
    {
      now: () => 7,
      newId: () => 'id',
      network: async (call) => {
        passed.push(call)
        return 'from the network'
      },
    },
  )
  return { ask, look, prepare, forget, passed }
}

test('answers a call of an app from its seed, without the network', async () => {
  const { ask, passed } = open()
  expect(await ask({ name: 'GET /api/notes/list' })).toEqual(['first'])
  expect(passed).toEqual([])
})

test.each<CallName>(['GET /api/notes/other', 'GET /api/notesbook', 'GET /api/v1/me'])(
  '%s, which nobody knows, passes to the network as it is',
  async (name) => {
    const { ask, passed } = open()
    expect(await ask({ name, query: { a: 1 } })).toBe('from the network')
    expect(passed).toEqual([{ name, query: { a: 1 } }])
  },
)

test('answers simultaneous calls in order, each on the state left by the one before', async () => {
  const { ask } = open()
  const bodies = ['second', 'third'].map((note) => ({ note }))
  const answers = await Promise.all(
    bodies.map((body) => ask({ name: 'POST /api/notes/add', body })),
  )
  expect(answers).toEqual(['id 7', 'id 7'])
  expect(await ask({ name: 'GET /api/notes/list' })).toEqual(['first', 'second', 'third'])
})

test('changing an answer or a sent body does not change the store', async () => {
  const { ask } = open()
  const answer = (await ask({ name: 'GET /api/notes/list' })) as string[]
  answer.push('mine')
  expect(await ask({ name: 'GET /api/notes/list' })).toEqual(['first'])
})

test('a refusal throws a failure with status and message, and the next call works', async () => {
  const { ask } = open()
  await expect(ask({ name: 'GET /api/notes/secret' })).rejects.toEqual(
    new DemoFailure(401, 'Credenciais Invalidas'),
  )
  expect(await ask({ name: 'GET /api/notes/list' })).toEqual(['first'])
})

test('changes are forgotten when a person signs out', async () => {
  const { ask, forget } = open()
  await ask({ name: 'POST /api/notes/add', body: { note: 'second' } })
  forget()
  expect(await ask({ name: 'GET /api/notes/list' })).toEqual(['first'])
})

describe('the apps', () => {
  test('use no path of the product, nor one of each other', () => {
    const paths = demoApps.map(({ path }) => `${path}/`)
    expect(paths.filter((path) => !path.startsWith('/api/') || path.startsWith('/api/v1'))).toEqual(
      [],
    )
    expect(
      paths.filter((path) => paths.some((other) => other !== path && path.startsWith(other))),
    ).toEqual([])
  })

  test.each(demoApps)(
    '$path begins anew with the same seed, and answers under it',
    async ({ path, load }) => {
      const app = await load()
      expect(app.seed(7)).toEqual(app.seed(7))
      expect(app.handlers.size).toBeGreaterThan(0)
      for (const name of app.handlers.keys()) {
        expect(name).toMatch(new RegExp(`^(GET|POST) ${path}(/|$)`))
      }
    },
  )
})

describe('look', () => {
  const list = { name: 'GET /api/notes/list' } as const

  test('answers at once for a loaded app, with a copy like `ask`', async () => {
    const { ask, look, prepare } = open()
    expect(look(list)).toBeNull()
    await prepare('/api/notes')
    expect(look(list)).toEqual({ answer: ['first'] })
    ;(look(list) as { answer: string[] }).answer.push('mine')
    expect(look(list)).toEqual({ answer: await ask(list) })
    expect(look({ name: 'GET /api/notes/secret' })).toEqual({
      status: 401,
      message: 'Credenciais Invalidas',
    })
  })

  test('returns null while another call runs, and changes nothing', async () => {
    const { ask, look, prepare } = open()
    await prepare('/api/notes')
    const add = { name: 'POST /api/notes/add', body: { note: 'second' } } as const
    expect(look(add)).toBeNull()
    expect(look(list)).toEqual({ answer: ['first'] })
    const added = ask(add)
    await Promise.resolve()
    expect(look(list)).toBeNull()
    await added
    expect(look(list)).toEqual({ answer: ['first', 'second'] })
  })

  test('returns null for calls that go to the network', () => {
    expect(open().look({ name: 'GET /api/notes/other' })).toBeNull()
  })
})
