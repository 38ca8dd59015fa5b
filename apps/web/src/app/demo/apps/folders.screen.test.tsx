import { expect, onTestFinished, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('folders open, and a file shows all its details, on a phone', {
  timeout: 300_000,
}, async () => {
  await browser.viewport(390, 844)
  onTestFinished(() => browser.viewport(1280, 800))
  const { page } = await openDemoApp('/apps/file-manager')
  await userEvent.click(page.getByRole('link', { name: 'Obras' }))
  await userEvent.click(page.getByRole('link', { name: /^Salão de festas/ }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Salão de festas' }))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cores e pisos.docx', exact: true }))
  const details = page.getByRole('dialog', { name: 'Cores e pisos.docx' })
  await expect.element(details).toMatchTextContent(/1,2 MB/)
  await expect.element(details).toMatchTextContent(/Estela Drumond/)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(details).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('searchbox'), 'orça')
  await expect.element(page.getByText('1 item', { exact: true })).toBeVisible()
  await expectAccessible()
})
