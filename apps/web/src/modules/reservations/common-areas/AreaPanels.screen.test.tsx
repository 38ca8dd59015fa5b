import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { recordOf, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { AreaPanels } from './AreaPanels.tsx'

const role = 'condomino'
const grill = testId()

const open = (values: object) => {
  const area = recordOf(commonAreas, { name: 'Salão', capacity: 80, ...values })
  return renderScreen(
    <RegisterProvider register={commonAreas} role={role}>
      <AreaPanels record={area} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/common-area/${area.id}` },
  )
}

const photo = (caption: string | null) => {
  const id = testId()
  return { id, caption, picture_file_id: id, picture: { id, url: `/api/v1/files/${id}` } }
}

test('an area shows its photos in order, its week and the areas that close with it', async () => {
  const { page } = await open({
    photos: [photo('Cozinha'), photo(null)],
    slots: [{ id: testId(), weekdays: ['sat'], starts_at: '19:00', ends_at: '01:00' }],
    linked_from: [{ id: grill, title: 'Churrasqueira' }],
  })
  await expect.element(page.getByRole('img', { name: 'Cozinha' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Foto 2' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: screens.people.week.title })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Churrasqueira' }))
    .toHaveAttribute('href', `/apps/condominiums/common-area/${grill}`)
})

test('an area without these shows no panels', async () => {
  const { page } = await open({ photos: [], slots: [], opening: [], linked_from: [] })
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
