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
    codes: [{ id: row.id, code: '40635311', delegate: null, expires_at: null }],
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
  await expect.element(page.getByText('No locker, porta 4')).toBeVisible()
})

test('without a waiting parcel nothing is shown', async () => {
  const { page, server } = await open([])
  await expect.poll(() => server.sent('GET /parcels')).toHaveLength(1)
  expect(page.getByRole('article').elements()).toEqual([])
})
