import { savedViewsAnswer } from '@portaria/contract/modules/saved-views/saved-views'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { type Answers, answer, type Call, listOf, recordOf } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { RegisterListPage } from './RegisterListPage.tsx'

const NOW = 'inside,waiting,authorised,expected'
const visit = (guest: string, state: string) =>
  recordOf(visits, {
    guest_name: guest,
    kind: 'social',
    state,
    expected_from: '2026-11-20T12:00:00.000Z',
    companions: 0,
  })
const inside = visit('Ana que está dentro', 'inside')
const left = visit('Bento que já saiu', 'left')

const rows = ({ query }: Call) =>
  listOf(query.get('filter[state]') === NOW ? [inside] : [inside, left])

const open = (
  more: Answers = {},
  at = '',
  role: 'sindico' | 'funcionario' | 'condomino' = 'sindico',
) =>
  renderScreen(<RegisterListPage register={visits} />, {
    role,
    at: `/apps/condominiums/visits/${at}`,
    answers: {
      'GET /me/views': answer(savedViewsAnswer, { data: [] }),
      'GET /visits': rows,
      ...more,
    },
  })

test.each(['sindico', 'funcionario'] as const)(
  'the list of visits opens with what is now for %s, and one press shows the past',
  async (role) => {
    const { page, server, path } = await open({}, '', role)
    const now = page.getByRole('button', { name: 'Agora', exact: true })
    await expect.element(now).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('Ana que está dentro')).toBeVisible()
    expect(server.sent('GET /visits').map(({ query }) => query.get('filter[state]'))).toEqual([NOW])
    expect(server.sent('GET /visits')[0]?.query.get('sort')).toBe('expected_from')
    await expectAccessible()
    now.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Bento que já saiu')).toBeVisible()
    await expect.element(now).toHaveAttribute('aria-pressed', 'false')
    expect(path()).toContain('?all=true')
    expect(server.sent('GET /visits').at(-1)?.query.has('sort')).toBe(false)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Bento que já saiu')).not.toBeInTheDocument()
    expect(path()).not.toContain('?')
  },
)

test('a search finds those who left, too', async () => {
  const { page } = await open()
  await expect.element(page.getByText('Ana que está dentro')).toBeVisible()
  await userEvent.type(page.getByRole('searchbox'), 'que')
  await expect.element(page.getByText('Bento que já saiu')).toBeVisible()
  await userEvent.clear(page.getByRole('searchbox'))
  await expect.element(page.getByText('Bento que já saiu')).not.toBeInTheDocument()
})

test('an address that asks for something is left as it is', async () => {
  const { page, server } = await open({}, '?filter[kind]=social')
  await expect.element(page.getByText('Bento que já saiu')).toBeVisible()
  expect(server.sent('GET /visits')[0]?.query.has('filter[state]')).toBe(false)
})

test('a resident reads all visits of the household, and has no such button', async () => {
  const { page } = await open({}, '', 'condomino')
  await expect.element(page.getByText('Bento que já saiu')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Agora' })).not.toBeInTheDocument()
})

test('if nothing is now, the list says so and offers all rows', async () => {
  const { page, path } = await open({ 'GET /visits': listOf([]) })
  await expect.element(page.getByText('Nada em “Agora” neste momento.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: screens.registerPages.list.all.f }))
  expect(path()).toContain('?all=true')
})
