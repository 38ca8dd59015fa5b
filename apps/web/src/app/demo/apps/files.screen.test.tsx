import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a search without results shows a message in the open folder', async () => {
  const { page } = await openDemoApp('/apps/file-manager')
  await userEvent.click(page.getByRole('link', { name: 'Obras' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Obras' })).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox'), 'zzz')
  await expect.element(page.getByText('Nada nesta pasta')).toBeVisible()
})

test('a folder that does not exist has a message', async () => {
  const { page } = await openDemoApp('/apps/file-manager?folder=Nada')
  await expect.element(page.getByRole('heading', { name: 'Esta pasta não existe' })).toBeVisible()
})
