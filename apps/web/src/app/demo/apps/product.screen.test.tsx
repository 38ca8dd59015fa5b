import { expect, onTestFinished, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a wrong field of a product gets the focus; the product is added and removed, on a phone', {
  timeout: 300_000,
}, async () => {
  await browser.viewport(390, 844)
  onTestFinished(() => browser.viewport(1280, 800))
  const { page, path } = await openDemoApp('/apps/e-commerce/products')
  await expect.element(page.getByRole('link', { name: /^Vaso de barro/ })).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('link', { name: /^Vaso de barro/ }))
  await expect.element(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Vaso de barro')
  await expectAccessible()
  await userEvent.click(page.getByRole('tab', { name: 'Preços' }))
  await userEvent.fill(page.getByLabelText('Preço com imposto'), '55')
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(page.getByLabelText('Preço anterior'), '')
  await userEvent.click(page.getByRole('tab', { name: 'Estoque' }))
  await userEvent.click(page.getByRole('button', { name: 'Salvar produto' }))
  // The wrong field gets the focus, whichever tab it is in.
  await expect.element(page.getByText('Escreva um preço, zero ou mais.')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Preço anterior'), '60')
  await userEvent.click(page.getByRole('tab', { name: 'Imagens' }))
  await userEvent.click(page.getByRole('button', { name: 'Usar como principal' }).first())
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Salvar produto' }))
  await expect.element(page.getByText('Produto salvo')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Ver todos os produtos' }))
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Vaso de barro' }))
    .toMatchTextContent(/55,00/)

  await userEvent.click(page.getByRole('link', { name: 'Novo produto' }))
  await userEvent.click(page.getByRole('button', { name: 'Salvar produto' }))
  await expect.element(page.getByText('Escreva o nome.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /^Nome/ }), 'Banco azul')
  await userEvent.click(page.getByRole('button', { name: 'Salvar produto' }))
  await expect.poll(path).toMatch(/\/apps\/e-commerce\/products\/\w+\/banco-azul/)
  const asked = page.getByRole('alertdialog')
  await userEvent.click(page.getByRole('button', { name: 'Apagar produto' }))
  await userEvent.click(asked.getByRole('button', { name: 'Apagar produto' }))
  await expect.poll(path).toBe('/apps/e-commerce/products')
  await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar Vaso de barro' }))
  await userEvent.click(page.getByRole('button', { name: 'Apagar produtos' }))
  await userEvent.click(asked.getByRole('button', { name: 'Apagar produtos' }))
  await expect.element(page.getByText('24 produtos', { exact: true })).toBeVisible()
})
