import {
  entriesAnswer,
  type ReaderCommand,
  type ReaderDetail,
  type ReaderEntry,
  readersAnswer,
  startedReader,
} from '@portaria/contract/modules/access/readers/reader-answers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { expect, test } from 'vitest'
import { chooseTenant } from '../../../../platform/session/session.store.ts'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { type Answers, answer, testId } from '../../../../testing/fake-server.ts'
import {
  commandAnswered,
  consoleOf,
  readerAnswered,
  readerOf,
} from '../../../../testing/reader-answers.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { ReadersPage } from '../list/ReadersPage.tsx'
import { ReaderPage } from './ReaderPage.tsx'

const words = screens.accessReaders

const refusedEntry: ReaderEntry = {
  kind: 'resident',
  of: { id: testId(), title: 'Ana Lima', deleted: false },
  part: 'person',
  credentials: ['card'],
  state: 'refused',
  reason: 'duplicate',
  since: '2026-11-29T11:00:00.000Z',
  tries: 3,
}

const entriesOf = (data: ReaderEntry[]) =>
  answer(entriesAnswer, {
    data,
    meta: { total: data.length, total_is: 'exact', page: 1, per_page: 25, next: null },
  })

async function open(
  reader: ReaderDetail,
  answers: Answers = {},
  role: 'sindico' | 'master' = 'sindico',
) {
  const path = `/access-readers/${reader.reader.id}`
  const rendered = await renderScreen(<ReaderPage id={reader.reader.id} />, {
    role,
    at: '/apps/condominiums/reader/x',
    answers: {
      [`GET ${path}`]: readerAnswered(reader),
      [`GET ${path}/entries`]: entriesOf([refusedEntry]),
      ...answers,
    },
  })
  if (role === 'master') chooseTenant({ id: NIL_TENANT, name: 'Condomínio de teste' })
  return rendered
}

/** A command of the page, which is first waiting and then ends as told. */
function settles(reader: ReaderDetail, ends: Partial<ReaderCommand>): Answers {
  const path = `/access-readers/${reader.reader.id}/commands`
  const id = testId()
  return {
    [`POST ${path}`]: commandAnswered(id, { ...ends, state: 'waiting', reason: null }),
    [`GET ${path}/${id}`]: commandAnswered(id, ends),
  }
}

test('the console shows who was refused, why, and what to do, beside clock and capacity', async () => {
  const reader = readerOf()
  const { page, server } = await open(reader)
  await expect.element(page.getByRole('link', { name: 'Ana Lima' })).toBeVisible()
  await expect.element(page.getByText(words.entryReasons.duplicate)).toBeVisible()
  await expect.element(page.getByRole('meter', { name: words.facts.capacity })).toBeVisible()
  await expect.element(page.getByText('6.19.3')).toBeVisible()
  await expect.element(page.getByText(/1 envio recusado, desde/)).toBeVisible()
  await expectAccessible()
  const entries = `GET /access-readers/${reader.reader.id}/entries`
  await page.getByRole('button', { name: words.entryStates.waiting }).click()
  await expect.poll(() => server.sent(entries).at(-1)?.query.get('state')).toBe('waiting')
})

test('one click has the reader checked now', async () => {
  const reader = readerOf()
  const call = `POST /access-readers/${reader.reader.id}/inventory`
  const { page, server } = await open(reader, {
    [call]: answer(startedReader, { data: { id: reader.reader.id } }),
  })
  await page.getByRole('button', { name: words.acts.compare }).click()
  await expect.poll(() => server.sent(call)).toHaveLength(1)
  await expect.element(page.getByText(words.acts.compareAsked, { exact: true })).toBeVisible()
})

test('a clock that goes wrong is set, and the outcome is said', async () => {
  const reader = readerOf({ console: consoleOf({ clock_ahead_s: -10_800 }) })
  const { page } = await open(reader, settles(reader, { kind: 'clock', state: 'done' }))
  await expect.element(page.getByText(/atrasado 3 h/)).toBeVisible()
  await page.getByRole('button', { name: words.commands.clock.give }).click()
  await expect.element(page.getByText(words.commands.clock.done)).toBeVisible()
})

test('a silent reader says why, and is tried again', async () => {
  const reader = readerOf({
    state: 'offline',
    since: '2026-11-29T10:00:00.000Z',
    console: consoleOf({ trouble: 'no_connection' }),
  })
  const ends = { state: 'refused', reason: 'no_connection' } as const
  const { page } = await open(reader, settles(reader, ends))
  await expect.element(page.getByText(words.troubles.no_connection, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: words.commands.probe.give }).click()
  await expect.element(page.getByText(words.commands.probe.refused)).toBeVisible()
  await expect.element(page.getByText(words.commandReasons.no_connection)).toBeVisible()
})

test('the password of the factory is changed by administrators alone', async () => {
  const reader = readerOf({ state: 'factory_password' })
  const { page } = await open(reader)
  await expect.element(page.getByText(words.askAdministrator)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.commands.password.give }))
    .not.toBeInTheDocument()
})

test('the path to the server is changed by administrators, who are told what that does', async () => {
  const reader = readerOf()
  const call = `POST /access-readers/${reader.reader.id}/path`
  const answers = { [call]: answer(startedReader, { data: { id: reader.reader.id } }) }
  const { page, server } = await open(reader, answers, 'master')
  await page.getByRole('button', { name: words.path.change }).click()
  const dialog = page.getByRole('alertdialog', { name: words.path.title })
  await expect.element(dialog.getByText(words.path.text)).toBeVisible()
  await expectAccessible()
  expect(server.sent(call)).toHaveLength(0)
  await dialog.getByRole('button', { name: words.path.change }).click()
  await expect.element(page.getByText(words.path.changed, { exact: true })).toBeVisible()
  expect(server.sent(call)).toHaveLength(1)
})

test('managers do not change the path of a reader', async () => {
  const { page } = await open(readerOf())
  await expect.element(page.getByText('6.19.3')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.path.change }))
    .not.toBeInTheDocument()
})

test('the list shows each reader with its state, and managers cannot add one', async () => {
  const { more: _, ...row } = readerOf({
    console: consoleOf({
      people: { ...consoleOf().people, removing: 2, removing_since: '2026-11-29T11:00:00.000Z' },
    }),
  })
  const { page } = await renderScreen(<ReadersPage />, {
    at: '/apps/condominiums/readers/',
    answers: { 'GET /access-readers': answer(readersAnswer, { data: [row] }) },
  })
  await expect.element(page.getByRole('link', { name: 'Leitor da portaria' })).toBeVisible()
  await expect.element(page.getByText('2 de 3 no leitor')).toBeVisible()
  await expect.element(page.getByText(/2 em remoção desde/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.add })).not.toBeInTheDocument()
  await expectAccessible()
})

test('without readers the list says what they are for', async () => {
  const { page } = await renderScreen(<ReadersPage />, {
    at: '/apps/condominiums/readers/',
    answers: { 'GET /access-readers': answer(readersAnswer, { data: [] }) },
  })
  await expect.element(page.getByText(words.noneTextManager)).toBeVisible()
})
