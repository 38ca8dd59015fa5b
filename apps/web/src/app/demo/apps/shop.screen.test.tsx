import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a price is calculated both ways with a tax of 10 %', async () => {
  const { page } = await openDemoApp('/apps/e-commerce/products/new')
  await userEvent.click(page.getByRole('tab', { name: 'Preços' }))
  const [without, inclusive] = [
    page.getByLabelText('Preço sem imposto'),
    page.getByLabelText('Preço com imposto'),
  ]
  await userEvent.fill(without, '100')
  await userEvent.keyboard('{Tab}')
  await expect.element(inclusive).toHaveDisplayValue(/110,00/)
  await userEvent.fill(inclusive, '55')
  await userEvent.keyboard('{Tab}')
  await expect.element(without).toHaveDisplayValue(/50,00/)
})

test.each(['products/none/nothing', 'orders/none'])(
  '%s, which does not exist, says so',
  async (at) => {
    const { page } = await openDemoApp(`/apps/e-commerce/${at}`)
    await expect.element(page.getByRole('heading', { name: /não existe/ })).toBeVisible()
  },
)

test('an order opens from the list with its latest state', async () => {
  const { page } = await openDemoApp('/apps/e-commerce/orders')
  await userEvent.click(page.getByRole('link', { name: 'Pedido EX20260' }))
  await expect.element(page.getByText('Entregue').first()).toBeVisible()
})
