import { expect, test } from 'vitest'
import { userEvent, page as viewport } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { TryIt } from './TryIt.tsx'
import { TryItFold } from './TryItFold.tsx'

test('each step links to its page if the role has it, and otherwise names an account that does', async () => {
  await viewport.viewport(1440, 900)
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

test('on a phone each step is a link; one of another person signs out and comes back to it', async () => {
  await viewport.viewport(390, 844)
  const role = 'condomino'
  const { page } = await renderScreen(<TryIt {...{ role }} />, {
    role,
    at: '/apps/dashboards/project',
  })
  const addresses = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([
    '/apps/condominiums/visit/invite',
    '/logout?redirect=%2Fapps%2Fcondominiums%2Fgate%2F',
    '/logout?redirect=%2Fapps%2Fcondominiums%2Fgate%2F%3Fdo%3Dreceive',
    '/apps/dashboards/project?panic=raise',
  ])
})

test('a doorman opens the tour above the desk', async () => {
  const role = 'funcionario'
  const { page } = await renderScreen(<TryItFold {...{ role }} />, {
    role,
    at: '/apps/dashboards/project',
  })
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: screens.tryIt.title }))
  await expect
    .element(page.getByRole('link', { name: screens.tryIt.steps.letIn.title }))
    .toHaveAttribute('href', '/apps/condominiums/gate/')
})
