import type { Role } from '@portaria/contract/actors/roles'
import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { searchAnswer } from '@portaria/contract/modules/search/search'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { changeLanguage } from '@portaria/i18n/react/texts'
import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { companyToday } from '../platform/company-day.ts'
import { RecordView } from '../register-pages/record/RecordView.tsx'
import type { RegisterRecord } from '../register-pages/record.ts'
import { RegisterProvider } from '../register-pages/register-context.tsx'
import { showSearch } from '../shell/search-opener.ts'
import { type Answers, answer, listOf, one, recordOf, testId } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { registers, screens } from '../testing/words.ts'
import { RegisterSearch } from './RegisterSearch.tsx'

afterEach(async () => {
  showSearch(false)
  await changeLanguage('pt')
})

const nothing = answer(searchAnswer, { data: [] })
const gone: string[] = []
const search = <RegisterSearch groups={[]} onGo={(url) => gone.push(url)} />

async function open(content: ReactNode, role: Role, answers: Answers = {}) {
  gone.length = 0
  const screen = await renderScreen(
    <>
      {search}
      {content}
    </>,
    { role, at: '/apps/condominiums/cards/', answers: { 'GET /search': nothing, ...answers } },
  )
  return screen
}

const card = recordOf(cards, { number: '12345', state: 'assigned' })
const cardPage = (role: Role, record: RegisterRecord = card) => (
  <RegisterProvider register={cards} role={role}>
    <RecordView record={record} icon={CreditCard} />
  </RegisterProvider>
)

test('an act of the record in sight is found by its words, and asks as its button does', async () => {
  const path = `POST /cards/${card.id}/block`
  const { page, server } = await open(cardPage('sindico'), 'sindico', {
    [path]: one({ ...card, state: 'blocked' }),
  })
  await expect.element(page.getByRole('heading', { name: 'Cartão 12345' })).toBeVisible()
  const before = document.activeElement
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('bloquear 123')
  const option = page.getByRole('option', { name: registers.cards.transitions.block.button })
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: registers.cards.transitions.block.button })
  await expect.element(dialog).toBeVisible()
  expect(server.sent(path)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(before)
})

test('the acts come first before anything is typed, and are those of the page alone', async () => {
  const { page } = await open(cardPage('sindico'), 'sindico')
  await expect.element(page.getByRole('heading', { name: 'Cartão 12345' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const group = page.getByRole('group', { name: screens.app.commands.here })
  await expect.element(group).toBeVisible()
  const offered = group
    .getByRole('option')
    .elements()
    .map((item) => item.textContent)
  expect(offered).toContain(registers.cards.transitions.block.button)
  expect(offered).not.toContain(registers.cards.transitions.unblock.button)
  expect(offered).not.toContain('Mais ações')
})

test('letters of the name of the record in sight look for it, and for no act beside it', async () => {
  const { page } = await open(cardPage('sindico'), 'sindico')
  const act = page.getByRole('option', { name: registers.cards.transitions.block.button })
  await expect.element(page.getByRole('heading', { name: 'Cartão 12345' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('bloq 123')
  await expect.element(act).toBeVisible()
  await userEvent.keyboard('{Backspace>8/}cartao r')
  await expect.element(page.getByRole('combobox')).toHaveValue('cartao r')
  await expect.element(act).not.toBeInTheDocument()
})

test('who may not act on a record finds no act of it', async () => {
  const { page } = await open(cardPage('condomino'), 'condomino')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('bloquear')
  await expect.element(page.getByRole('combobox')).toHaveValue('bloquear')
  await expect.element(page.getByText(screens.shell.search.empty)).toBeVisible()
  await expect
    .element(page.getByRole('option', { name: registers.cards.transitions.block.button }))
    .not.toBeInTheDocument()
})

const hall = recordOf(commonAreas, { name: 'Salão de festas', capacity: 40, booking_mode: 'slots' })
const areas = { 'GET /common-areas': listOf([hall]) }

/** The next Saturday from today on. */
function saturday(): string {
  const at = Date.parse(companyToday())
  const days = (6 - new Date(at).getUTCDay() + 7) % 7
  return new Date(at + days * 86_400_000).toISOString().slice(0, 10)
}

test.each([
  ['pt', 'reservar salão sábado', /^Reservar Salão de festas: sábado/],
  ['pt', 'reserva salao sab', /^Reservar Salão de festas: sábado/],
  ['en', 'book salao saturday', /^Book Salão de festas: Saturday/],
  ['es', 'reservar salão sábado', /^Reservar Salão de festas: sábado/],
  ['ar', 'احجز salao السبت', /Salão de festas/],
] as const)(
  '%s: “%s” leads to the reservation with area and day',
  async (language, typed, label) => {
    await changeLanguage(language)
    const { page } = await open(null, 'condomino', areas)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.fill(page.getByRole('combobox'), typed)
    await expect.element(page.getByRole('option', { name: label })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => gone)
      .toEqual([`/apps/condominiums/new-event/new?area=${hall.id}&day=${saturday()}`])
  },
)

test('who may not book is offered no reservation', async () => {
  const { page, server } = await open(null, 'funcionario', areas)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.fill(page.getByRole('combobox'), 'reservar salão sábado')
  await expect.element(page.getByText(screens.shell.search.empty)).toBeVisible()
  expect(server.sent('GET /common-areas')).toEqual([])
})

const tower = { id: testId(), title: 'Ipê', deleted: false }
const unit = (number: string) =>
  recordOf(apartments, { number, tower_id: tower.id, tower, occupancy: 'owner' })

test('“encomenda 12” opens the desk’s window for unit 12, and not for 112', async () => {
  const [ipe, other] = [unit('12'), unit('112')]
  const { page } = await open(null, 'funcionario', {
    'GET /apartments': listOf([other, ipe]),
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.fill(page.getByRole('combobox'), 'encomenda 12')
  const options = page.getByRole('option', { name: /^Receber encomenda de/ })
  await expect.element(options.first()).toBeVisible()
  expect(options.elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => gone).toEqual([`/apps/condominiums/gate/?do=receive&unit=${ipe.id}`])
})

test('language and appearance are found by their words', async () => {
  const { page } = await open(null, 'condomino')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.fill(page.getByRole('combobox'), 'idioma')
  await expect.element(page.getByRole('option', { name: 'Idioma: English' })).toBeVisible()
  await userEvent.fill(page.getByRole('combobox'), 'aparencia')
  await expect.element(page.getByRole('option', { name: 'Aparência' })).toBeVisible()
})
