import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('an order shows its history, its addresses on a drawn map, and its invoice', {
  timeout: 300_000,
}, async () => {
  const { page } = await openDemoApp('/apps/e-commerce/orders')
  await userEvent.fill(page.getByRole('searchbox'), '20260')
  await userEvent.click(page.getByRole('link', { name: 'Pedido EX20260' }))
  await expect.element(page.getByText('Entregue').first()).toBeVisible()
  const map = page.getByRole('img', { name: /^Mapa de Rua das Amoreiras/ }).first()
  await expect.element(map).toBeVisible()
  await expect.poll(() => map.element().querySelector('path')?.getAttribute('d')).toMatch(/^M/)
  await expectAccessible()
  for (const [tab, shown] of [
    ['Produtos', 'Subtotal'],
    ['Envio', 'Transportadora'],
    ['Nota', 'Documento de exemplo, sem valor fiscal.'],
  ] as const) {
    await userEvent.click(page.getByRole('tab', { name: tab }))
    await expect.element(page.getByText(new RegExp(shown)).first()).toBeVisible()
    await expectAccessible()
  }
  await userEvent.click(page.getByRole('link', { name: 'Ver todos os pedidos' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar EX20260' }))
  await userEvent.click(page.getByRole('button', { name: 'Apagar pedidos' }))
  const asked = page.getByRole('alertdialog')
  await userEvent.click(asked.getByRole('button', { name: 'Apagar pedidos' }))
  await expect.element(page.getByText('29 pedidos', { exact: true })).toBeVisible()
})
