import { expect, expectAccessible, expectStands, signIn, test } from './visit.ts'

test('a course is found, read step by step with the keyboard, changed, and a new one added', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'admin@portaria.example')
  await expectStands(page, '/apps/academy/courses')
  await page.getByRole('combobox', { name: 'Categoria' }).click()
  await page.getByRole('option', { name: 'Nuvem' }).click()
  await expect(page.getByText('3 cursos', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('medir')
  await page.getByRole('link', { name: 'Começar: Medir antes de melhorar' }).click()
  const step = (number: number) => page.getByRole('article', { name: `Passo ${number} de 5` })
  await expect(step(1)).toBeVisible()
  await expectAccessible(page)
  await step(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(step(2)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(step(3).getByRole('heading', { name: 'O par' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(step(2)).toBeFocused()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Editar curso' }).click()
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Medir primeiro')
  await dialog.getByLabel('Duração em minutos').fill('0')
  await dialog.getByRole('button', { name: 'Salvar curso' }).click()
  await expect(dialog.getByText('Escreva os minutos, de 1 a 600.')).toBeVisible()
  await dialog.getByLabel('Duração em minutos').fill('50')
  await dialog.getByRole('button', { name: 'Salvar curso' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Medir primeiro' })).toBeVisible()
  // What was read is kept.
  await expect(step(2)).toBeVisible()

  await page.getByRole('link', { name: 'Ver todos os cursos' }).click()
  await expect(page.getByRole('link', { name: 'Continuar: Medir primeiro' })).toBeVisible()
  await page.getByRole('button', { name: 'Novo curso' }).click()
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Compostagem')
  await dialog.getByLabel('Nome do passo 1').fill('O balde')
  await dialog.getByRole('textbox', { name: 'Texto do passo 1' }).click()
  await page.keyboard.type('Com tampa.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar curso' }).click()
  await expect(page.getByText('Com tampa.')).toBeVisible()
  await page.getByRole('button', { name: 'Concluir curso' }).click()
  await expect(page.getByRole('link', { name: 'Rever: Compostagem' })).toBeVisible()
  await page.goto('/apps/academy/courses/none/nothing')
  await expect(page.getByRole('heading', { name: 'Este curso não existe' })).toBeVisible()
})

test('a product is priced both ways, saved, added and removed', async ({ visitor }) => {
  const page = await visitor({ width: 390 })
  await signIn(page, 'admin@portaria.example')
  await expectStands(page, '/apps/e-commerce/products')
  await page.getByRole('link', { name: 'Vaso de barro' }).click()
  await expect(page.getByLabel('Nome')).toHaveValue('Vaso de barro')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Preços' }).click()
  await page.getByLabel('Preço sem imposto').fill('100')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Preço com imposto')).toHaveValue(/110,00/)
  await page.getByLabel('Preço com imposto').fill('55')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Preço sem imposto')).toHaveValue(/50,00/)
  await page.getByLabel('Preço anterior').fill('')
  await page.getByRole('tab', { name: 'Estoque' }).click()
  await page.getByRole('button', { name: 'Salvar produto' }).click()
  // To the field that is wrong, in whichever tab it stands.
  await expect(page.getByText('Escreva um preço, zero ou mais.')).toBeVisible()
  await page.getByLabel('Preço anterior').fill('60')
  await page.getByRole('tab', { name: 'Imagens' }).click()
  await page.getByRole('button', { name: 'Usar como principal' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar produto' }).click()
  await expect(page.getByText('Produto salvo')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos os produtos' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Vaso de barro' })).toContainText(
    '55,00',
  )

  await page.getByRole('link', { name: 'Novo produto' }).click()
  await page.getByRole('button', { name: 'Salvar produto' }).click()
  await expect(page.getByText('Escreva o nome.')).toBeVisible()
  await page.getByLabel('Nome').fill('Banco azul')
  await page.getByRole('button', { name: 'Salvar produto' }).click()
  await expect(page).toHaveURL(/\/apps\/e-commerce\/products\/\w+\/banco-azul/)
  await page.getByRole('button', { name: 'Apagar produto' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar produto' }).click()
  await expect(page).toHaveURL('/apps/e-commerce/products')
  await page.getByRole('checkbox', { name: 'Selecionar Vaso de barro' }).check()
  await page.getByRole('button', { name: 'Apagar produtos' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar produtos' }).click()
  await expect(page.getByText('24 produtos', { exact: true })).toBeVisible()
})

test('an order shows its history, its addresses on a drawn map, and its invoice', async ({
  visitor,
}) => {
  const page = await visitor({ dark: true })
  await signIn(page, 'admin@portaria.example')
  await expectStands(page, '/apps/e-commerce/orders')
  await page.getByRole('searchbox').fill('20260')
  await page.getByRole('link', { name: 'Pedido EX20260' }).click()
  await expect(page.getByText('Entregue').first()).toBeVisible()
  const map = page.getByRole('img', { name: /^Mapa de Rua das Amoreiras/ }).first()
  await expect(map.locator('path')).toHaveAttribute('d', /^M/)
  await expectAccessible(page)
  for (const [tab, shown] of [
    ['Produtos', 'Subtotal'],
    ['Envio', 'Transportadora'],
    ['Nota', 'Documento de exemplo, sem valor fiscal.'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('tab', { name: tab }).click()
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByText(shown).first()).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    await expectAccessible(page)
  }
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir nota' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Ver todos os pedidos' }).click()
  await page.getByRole('checkbox', { name: 'Selecionar EX20260' }).check()
  await page.getByRole('button', { name: 'Apagar pedidos' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar pedidos' }).click()
  await expect(page.getByText('29 pedidos', { exact: true })).toBeVisible()
})
