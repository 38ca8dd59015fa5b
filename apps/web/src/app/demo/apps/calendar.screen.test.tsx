import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('an event without a name is refused', async () => {
  const { page } = await openDemoApp('/apps/calendar')
  await userEvent.click(page.getByRole('button', { name: 'Novo evento' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar evento' }))
  await expect.element(dialog.getByText('Escreva o nome do evento.')).toBeVisible()
})
