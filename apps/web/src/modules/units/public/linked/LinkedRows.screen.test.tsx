import { vehicles } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../../register-pages/register-context.tsx'
import { listOf, recordOf, testId } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { LinkedRows } from './LinkedRows.tsx'
import { vehicleDetails } from './linked-details.ts'

test('the rows of a household name their owner, but not the person on whose page they stand', async () => {
  const own = { id: testId(), title: 'Abílio Moura', deleted: false }
  const wife = { id: testId(), title: 'Rosa Moura', deleted: false }
  const car = (plate: string, resident: typeof own) =>
    recordOf(vehicles, {
      plate,
      brand_id: testId(),
      model: 'Yaris',
      resident_id: resident.id,
      resident,
    })
  const filters = [{ 'filter[resident_id]': own.id }]
  const role = 'sindico'
  const { page } = await renderScreen(
    <RegisterProvider {...{ register: residents, role }}>
      <LinkedRows register={vehicles} filters={filters} details={vehicleDetails} />
    </RegisterProvider>,
    {
      role,
      at: `/apps/condominiums/resident/${own.id}`,
      answers: { 'GET /vehicles': listOf([car('NVY6D73', own), car('ABC1D23', wife)]) },
    },
  )
  await expect.element(page.getByRole('link', { name: /NVY6D73/ })).toBeVisible()
  await expect.element(page.getByText(/Rosa Moura/)).toBeVisible()
  expect(page.getByText(/Abílio Moura/).elements()).toEqual([])
})
