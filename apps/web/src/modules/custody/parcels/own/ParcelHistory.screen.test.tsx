import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { expect, test } from 'vitest'
import { RegisterPage } from '../../../../register-pages/RegisterPage.tsx'
import { listOf, recordOf } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ParcelHistory } from './ParcelHistory.tsx'

test('a parcel that is over keeps its number beside its name', async () => {
  const row = recordOf(parcels, {
    number: '1042',
    kind: 'parcel',
    carrier: 'Mercado Livre',
    place: 'desk',
    state: 'returned',
    arrived_at: '2025-06-01T12:00:00Z',
    returned_at: '2025-06-09T12:00:00Z',
  })
  const { page, server } = await renderScreen(
    <RegisterPage register={parcels}>
      <ParcelHistory />
    </RegisterPage>,
    {
      role: 'condomino',
      at: '/apps/condominiums/parcels/',
      answers: { 'GET /parcels': listOf([row]) },
    },
  )
  await expect
    .element(page.getByRole('link', { name: /^Mercado Livre · .*Nº 1042 · Devolvida/ }))
    .toBeVisible()
  expect(server.sent('GET /parcels')[0]?.query.get('fields')).toContain('number')
})
