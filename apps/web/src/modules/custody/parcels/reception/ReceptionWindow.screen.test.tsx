import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { searchAnswer } from '@portaria/contract/modules/search/search'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../../register-pages/register-context.tsx'
import {
  type Answers,
  answer,
  listOf,
  one,
  recordOf,
  refused,
  testId,
} from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { ReceptionWindow } from './ReceptionWindow.tsx'

const unit = { id: testId(), title: 'Ipê 101' }
const received = recordOf(parcels, {
  number: '12',
  kind: 'parcel',
  state: 'arrived',
  place: 'desk',
  apartment_id: unit.id,
  arrived_at: '2026-11-20T12:00:00.000Z',
})
const found = answer(searchAnswer, {
  data: [
    {
      register: 'apartments',
      meant: true,
      more: false,
      hits: [{ ...unit, former: false, by: null, record: {} }],
    },
  ],
})
const quiet = {
  'GET /search': found,
  'GET /parcels': listOf([]),
  'GET /lockers': listOf([]),
}

const role = 'funcionario'

const open = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={parcels} role={role}>
      <ReceptionWindow start={{}} onClose={() => undefined} />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/gate/', answers: { ...quiet, ...answers } },
  )

test('a parcel is received by its unit and Enter, and the next one begins', async () => {
  const { page, server } = await open({ 'POST /parcels': one(received) })
  const whose = page.getByRole('textbox', { name: screens.parcelDesk.reception.recipient })
  await userEvent.type(whose, '101')
  await expect.element(page.getByRole('option', { name: 'Ipê 101' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.sent('POST /parcels')[0]?.body)
    .toMatchObject({
      kind: 'parcel',
      apartment_id: unit.id,
      resident_id: null,
      place: 'desk',
    })
  await expect.element(page.getByText('Recebida: encomenda 12, Ipê 101')).toBeVisible()
  await expect.element(whose).toHaveValue('')
})

test('the recipient is never guessed: a parcel without one is not received', async () => {
  const { page, server } = await open({})
  await page.getByRole('button', { name: screens.parcelDesk.reception.save, exact: true }).click()
  await expect
    .element(page.getByRole('textbox', { name: screens.parcelDesk.reception.recipient }))
    .toHaveAccessibleDescription(/Escolha/)
  expect(server.sent('POST /parcels')).toEqual([])
})

test('a refusal of the server keeps typed text', async () => {
  const { page } = await open({
    'POST /parcels': refused('validation', { apartment_id: 'not_found' }),
  })
  const whose = page.getByRole('textbox', { name: screens.parcelDesk.reception.recipient })
  await userEvent.type(whose, '101')
  await expect.element(page.getByRole('option', { name: 'Ipê 101' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(whose).toHaveAccessibleDescription(/não foi encontrado/)
  await expect.element(whose).toHaveValue('Ipê 101')
})
