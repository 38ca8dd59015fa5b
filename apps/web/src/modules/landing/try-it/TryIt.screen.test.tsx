import { expect, onTestFinished, test } from 'vitest'
import { userEvent, page as viewport } from 'vitest/browser'
import { readStored, storedKeys, writeStored } from '../../../platform/session/session-storage.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { TryIt } from './TryIt.tsx'
import { TryItFold } from './TryItFold.tsx'
import { TryItLine } from './TryItLine.tsx'

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

test('a síndico has one line, which opens the tour and goes at a press for good', async () => {
  const role = 'sindico'
  const at = '/apps/dashboards/project'
  onTestFinished(() => writeStored(storedKeys.tryItAway, null))
  const { page } = await renderScreen(<TryItLine {...{ role }} />, { role, at })
  const line = page.getByRole('button', { name: /^Experimente/ })
  const step = page.getByRole('link', { name: screens.tryIt.steps.letIn.title })
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
  expect(step.elements()).toEqual([])
  await userEvent.click(line)
  await expect.element(step).toHaveAttribute('href', '/apps/condominiums/gate/')
  await userEvent.click(page.getByRole('button', { name: screens.tryIt.putAway }))
  await expect.element(line).not.toBeInTheDocument()
  expect(readStored(storedKeys.tryItAway)).toBe('true')
})

test('a line that was put away stays away', async () => {
  const role = 'sindico'
  writeStored(storedKeys.tryItAway, 'true')
  onTestFinished(() => writeStored(storedKeys.tryItAway, null))
  const { page } = await renderScreen(
    <>
      <TryItLine {...{ role }} />
      <p>depois</p>
    </>,
    { role, at: '/apps/dashboards/project' },
  )
  await expect.element(page.getByText('depois')).toBeVisible()
  expect(page.getByRole('button', { name: /^Experimente/ }).elements()).toEqual([])
})
