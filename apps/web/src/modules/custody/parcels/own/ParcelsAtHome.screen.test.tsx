import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listOf, one, recordOf } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { ParcelsAtHome } from './ParcelsAtHome.tsx'

const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString()
const parcel = (more: object) =>
  recordOf(parcels, {
    number: '9',
    kind: 'parcel',
    carrier: 'Mercado Livre',
    arrived_at: yesterday,
    place: 'desk',
    door: null,
    pickup: 'held',
    ...more,
  })

const code = (id: string) => ({
  id,
  code: '40635311',
  delegate: null as string | null,
  expires_at: null,
})

const open = (rows: ReturnType<typeof parcel>[], answers = {}) =>
  renderScreen(<ParcelsAtHome />, {
    role: 'condomino',
    at: '/apps/dashboards/project',
    answers: { 'GET /parcels': listOf(rows), ...answers },
  })

test('a parcel is named by its sender and day, and one press shows its code', async () => {
  const row = parcel({})
  const whole = {
    ...row,
    codes: [code(row.id)],
  }
  const { page } = await open([row], { [`GET /parcels/${row.id}`]: one(whole) })
  await expect.element(page.getByRole('heading', { name: 'Mercado Livre · ontem' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Mostrar QR/ }))
  const dialog = page.getByRole('dialog', { name: 'Mercado Livre · ontem' })
  await expect.element(dialog.getByRole('img', { name: screens.ownParcels.code.qr })).toBeVisible()
  await expect.element(dialog.getByText('4063 5311')).toBeVisible()
})

test('a letter, and a parcel without a sender, are named by their kind', async () => {
  const { page } = await open([
    parcel({ kind: 'registered', carrier: 'Correios' }),
    parcel({ carrier: null, place: 'locker', door: 4 }),
  ])
  await expect
    .element(page.getByRole('heading', { name: 'Carta registrada · Correios · ontem' }))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Encomenda · ontem' })).toBeVisible()
  await expect.element(page.getByText('No locker, porta 4 · Nº 9')).toBeVisible()
})

test('its number stays beside its name, on the card and with the code', async () => {
  const row = parcel({ number: '1042' })
  const whole = { ...row, state: 'told', codes: [code(row.id)] }
  const { page } = await open([row], { [`GET /parcels/${row.id}`]: one(whole) })
  await expect.element(page.getByText('Na portaria · Nº 1042')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Mostrar QR/ }))
  await expect.element(page.getByRole('dialog').getByText(/^Nº 1042 · Mostre o QR/)).toBeVisible()
})

test('two cards are shown, those to collect soonest, and a link to all', async () => {
  const { page, server } = await open([parcel({}), parcel({})], {
    'GET /parcels': Response.json({
      data: [parcel({}), parcel({})],
      meta: { page: 1, per_page: 2, total: 3, total_is: 'exact' },
    }),
  })
  await expect.element(page.getByRole('link', { name: 'Ver todas as 3 encomendas' })).toBeVisible()
  const { query } = server.sent('GET /parcels')[0] ?? {}
  expect([query?.get('per_page'), query?.get('sort')]).toEqual(['2', 'due_at'])
})

test('a parcel without a code of the household offers to make one', async () => {
  const row = parcel({})
  const delegate = { ...code(row.id), delegate: 'Rita' }
  let codes: ReturnType<typeof code>[] = [delegate]
  const { page, server } = await open([row], {
    [`GET /parcels/${row.id}`]: () => one({ ...row, state: 'told', codes }),
    [`POST /parcels/${row.id}/renew-code`]: () => {
      codes = [code(row.id), delegate]
      return Response.json({ data: code(row.id) })
    },
  })
  await userEvent.click(page.getByRole('button', { name: /^Mostrar QR/ }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: screens.ownParcels.code.renew }))
  expect(server.sent(`POST /parcels/${row.id}/renew-code`)).toHaveLength(1)
  await expect.element(dialog.getByText('4063 5311')).toBeVisible()
})

test('a parcel that was collected meanwhile says so, and offers no code', async () => {
  const row = parcel({})
  const { page } = await open([row], {
    [`GET /parcels/${row.id}`]: one({ ...row, state: 'handed_over' }),
  })
  await userEvent.click(page.getByRole('button', { name: /^Mostrar QR/ }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(screens.ownParcels.home.over)).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: screens.ownParcels.code.renew }))
    .not.toBeInTheDocument()
})

test('without a waiting parcel nothing is shown', async () => {
  const { page, server } = await open([])
  await expect.poll(() => server.sent('GET /parcels')).toHaveLength(1)
  expect(page.getByRole('article').elements()).toEqual([])
})
