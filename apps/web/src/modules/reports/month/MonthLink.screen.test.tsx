import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { monthPagePath } from '@portaria/contract/modules/reports/month-page'
import { expect, test } from 'vitest'
import { RegisterPage } from '../../../register-pages/RegisterPage.tsx'
import { ListSlots } from '../../../register-pages/RegisterSlots.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'

const open = (role: 'sindico' | 'condomino') =>
  renderScreen(
    <RegisterPage register={announcements}>
      <ListSlots />
      <p>Comunicados</p>
    </RegisterPage>,
    { role, at: '/apps/condominiums/announcements/' },
  )

test('the announcements lead who publishes them to the page of the month', async () => {
  const { page } = await open('sindico')
  await expect
    .element(page.getByRole('link', { name: 'Página do mês' }))
    .toHaveAttribute('href', monthPagePath)
})

test('a resident finds no such link', async () => {
  const { page } = await open('condomino')
  await expect.element(page.getByText('Comunicados')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
