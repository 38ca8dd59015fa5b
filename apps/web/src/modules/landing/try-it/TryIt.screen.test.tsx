import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { TryIt } from './TryIt.tsx'

test('each step links to its page if the role has it, and otherwise names an account that does', async () => {
  const role = 'condomino'
  const { page } = await renderScreen(<TryIt {...{ role }} />, {
    role,
    at: '/apps/dashboards/project',
  })
  const invite = page.getByRole('link', { name: screens.tryIt.steps.invite.title })
  await expect.element(invite).toHaveAttribute('href', '/apps/condominiums/visit/invite')
  await expect.element(page.getByText(screens.tryIt.steps.letIn.title)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: screens.tryIt.steps.letIn.title }))
    .not.toBeInTheDocument()
  await expect.element(page.getByText('como funcionario@bosque.example').first()).toBeVisible()
})
