import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a card without a name is refused, and one with a name is last in its list', async () => {
  const { page } = await openDemoApp('/apps/scrumboard/boards/1/reforma-do-salao')
  const list = page.getByRole('region', { name: 'Pronto', exact: true })
  await userEvent.click(list.getByRole('button', { name: 'Novo cartão' }))
  await userEvent.click(page.getByRole('button', { name: 'Incluir cartão' }))
  await expect.element(page.getByText('Escreva o nome.')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Nome do cartão'), 'Devolver as chaves')
  await userEvent.keyboard('{Enter}')
  const cards = list.getByRole('heading', { level: 3 })
  await expect.poll(() => cards.elements().at(-1)?.textContent).toBe('Devolver as chaves')
})

test('an unknown board has a page that links to the boards', async () => {
  const { page } = await openDemoApp('/apps/scrumboard/boards/none/nothing')
  await expect.element(page.getByRole('heading', { name: 'Este quadro não existe' })).toBeVisible()
  await expect
    .element(page.getByRole('link').first())
    .toHaveAttribute('href', '/apps/scrumboard/boards')
})
