import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { scrumboard } from './scrumboard.handlers.ts'
import type { Board, ScrumboardCalls } from './scrumboard.types.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

const open = () => openDemoApp<ScrumboardCalls>('/api/scrumboard-app', scrumboard, NOW)
const boardId = '1'
const read = (call: ReturnType<typeof open>, id = boardId) =>
  call('GET /api/scrumboard-app/board', { query: { boardId: id } })

/**
 * Expects every card of a board to be in exactly one list, and every list to contain existing
 * cards.
 */
function expectWhole({ lists, cards }: Board): void {
  const held = lists.flatMap(({ idCards }) => idCards)
  expect(held.toSorted()).toEqual(cards.map(({ id }) => id).toSorted())
}

test('has three consistent boards; the list of boards has id, name and uri', async () => {
  const call = open()
  const boards = await call('GET /api/scrumboard-app/boards')
  expect(boards).toHaveLength(3)
  for (const board of boards) {
    // oxlint-disable-next-line no-await-in-loop
    const whole = await read(call, board.id)
    expectWhole(whole)
    expect(board).toEqual({ id: whole.id, name: whole.name, uri: whole.uri })
  }
})

test('a board can be created, renamed, configured and deleted, and is then unknown', async () => {
  const call = open()
  const made = await call('POST /api/scrumboard-app/board/new', {
    body: { board: { name: 'Ação Já' } },
  })
  expect(made).toMatchObject({ name: 'Ação Já', uri: 'acao-ja' })
  const body = { boardId: made.id }
  expect((await read(call, made.id)).settings.color).toBe('fuse-dark')
  await call('POST /api/scrumboard-app/board/rename', { body: { ...body, boardTitle: 'Depois' } })
  const settings = await call('POST /api/scrumboard-app/board/settings/update', {
    body: { ...body, settings: { color: 'blue-grey' } },
  })
  expect(settings).toEqual({ color: 'blue-grey', subscribed: true, cardCoverImages: true })
  expect(await read(call, made.id)).toMatchObject({ name: 'Depois', uri: 'depois', settings })
  expect(await call('POST /api/scrumboard-app/board/delete', { body })).toBe(true)
  await expect(read(call, made.id)).rejects.toThrow('Requested board do not exist.')
  await expect(
    call('POST /api/scrumboard-app/list/new', { body: { ...body, data: { name: 'A' } } }),
  ).rejects.toThrow('Requested board do not exist.')
})

test('a card is added at the end of its list, changed, and leaves every list when it is removed', async () => {
  const call = open()
  const board = await call('POST /api/scrumboard-app/card/new', {
    body: { boardId, listId: '2', data: { name: 'Testar' } },
  })
  expectWhole(board)
  const cardId = board.lists[1]?.idCards.at(-1) ?? ''
  const card = await call('POST /api/scrumboard-app/card/update', {
    body: { boardId, card: { id: cardId, due: '2026-12-01' } },
  })
  expect(card).toMatchObject({ id: cardId, name: 'Testar', due: '2026-12-01' })
  expect(await call('POST /api/scrumboard-app/card/remove', { body: { boardId, cardId } })).toBe(
    cardId,
  )
  const after = await read(call)
  expectWhole(after)
  expect(after.cards.some(({ id }) => id === cardId)).toBe(false)
})

test('no list contains a removed card', async () => {
  const cards = (await read(open())).cards.map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...cards)), async (removed) => {
      const call = open()
      for (const cardId of removed) {
        // oxlint-disable-next-line no-await-in-loop
        await call('POST /api/scrumboard-app/card/remove', { body: { boardId, cardId } })
      }
      const after = await read(call)
      expectWhole(after)
      expect(after.cards).toHaveLength(cards.length - removed.length)
    }),
    { numRuns: 20 },
  )
})

test('a list can be added, renamed, and removed with its cards', async () => {
  const call = open()
  const before = await read(call)
  const lists = await call('POST /api/scrumboard-app/list/new', {
    body: { boardId, data: { name: 'Depois' } },
  })
  expect(lists.at(-1)).toMatchObject({ name: 'Depois', idCards: [] })
  const body = { boardId, listId: '1' }
  expect(
    await call('POST /api/scrumboard-app/list/rename', { body: { ...body, listTitle: 'Antes' } }),
  ).toEqual({ listId: '1', listTitle: 'Antes' })
  expect((await read(call)).lists[0]?.name).toBe('Antes')
  expect(await call('POST /api/scrumboard-app/list/remove', { body })).toBe('1')
  const after = await read(call)
  expectWhole(after)
  expect(after.cards).toHaveLength(before.cards.length - (before.lists[0]?.idCards.length ?? 0))
})

test('stores the sent order of cards and lists', async () => {
  const call = open()
  const { lists } = await read(call)
  const turned = lists.toReversed()
  const body = { boardId, lists: turned }
  expect(await call('POST /api/scrumboard-app/list/order', { body })).toEqual(turned)
  expect((await read(call)).lists).toEqual(turned)
  const shuffled = lists.map((each) => ({ ...each, idCards: each.idCards.toReversed() }))
  await call('POST /api/scrumboard-app/card/order', { body: { boardId, lists: shuffled } })
  expect((await read(call)).lists).toEqual(shuffled)
})
