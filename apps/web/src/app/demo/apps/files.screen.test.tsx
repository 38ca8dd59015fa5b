import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a search that finds nothing says so, in the folder where one is', async () => {
  const { page } = await openDemoApp('/apps/file-manager')
  await userEvent.click(page.getByRole('link', { name: 'Obras' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Obras' })).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox'), 'zzz')
  await expect.element(page.getByText('Nada nesta pasta')).toBeVisible()
})

test('a folder that does not exist says so', async () => {
  const { page } = await openDemoApp('/apps/file-manager?folder=Nada')
  await expect.element(page.getByRole('heading', { name: 'Esta pasta não existe' })).toBeVisible()
})
