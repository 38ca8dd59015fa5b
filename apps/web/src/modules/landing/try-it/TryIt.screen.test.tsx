import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { TryIt } from './TryIt.tsx'

test('each step leads to its page, where the role has it, and says else as whom', async () => {
  const role = 'condomino'
  const { page } = await renderScreen(<TryIt {...{ role }} />, {
    role,
    at: '/apps/dashboards/project',
  })
  const invite = page.getByRole('link', { name: 'Convide uma visita' })
  await expect.element(invite).toHaveAttribute('href', '/apps/condominiums/visit/invite')
  await expect.element(page.getByText('Registre a entrada')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Registre a entrada' }))
    .not.toBeInTheDocument()
  await expect.element(page.getByText('como funcionario@bosque.example').first()).toBeVisible()
})
