import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a course is found, read step by step by keyboard and changed, and a new one is added', {
  timeout: 300_000,
}, async () => {
  const { page } = await openDemoApp('/apps/academy/courses')
  const dialog = page.getByRole('dialog')
  await userEvent.fill(page.getByRole('searchbox'), 'medir')
  await userEvent.click(page.getByRole('link', { name: 'Começar: Medir antes de melhorar' }))
  const step = (number: number) => page.getByRole('article', { name: `Passo ${number} de 5` })
  await expect.element(step(1)).toBeVisible()
  await expectAccessible()
  step(1).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(step(2)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(step(3).getByRole('heading', { name: 'O par' })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(step(2)).toHaveFocus()

  await userEvent.click(page.getByRole('button', { name: 'Editar curso' }))
  const name = dialog.getByRole('textbox', { name: 'Nome', exact: true })
  const minutes = dialog.getByLabelText(/^Duração em minutos/)
  await userEvent.fill(name, 'Medir primeiro')
  await userEvent.fill(minutes, '0')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar curso' }))
  await expect.element(dialog.getByText('Escreva os minutos, de 1 a 600.')).toBeVisible()
  await userEvent.fill(minutes, '50')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar curso' }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Medir primeiro' }))
    .toBeVisible()
  // The finished steps are kept.
  await expect.element(step(2)).toBeVisible()

  await userEvent.click(page.getByRole('link', { name: 'Ver todos os cursos' }))
  await expect.element(page.getByRole('link', { name: 'Continuar: Medir primeiro' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Novo curso' }))
  await userEvent.fill(name, 'Compostagem')
  await userEvent.fill(dialog.getByLabelText(/^Nome do passo 1/), 'O balde')
  await userEvent.click(dialog.getByRole('textbox', { name: 'Texto do passo 1' }))
  await userEvent.keyboard('Com tampa.')
  await expectAccessible()
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar curso' }))
  await expect.element(page.getByText('Com tampa.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Concluir curso' }))
  await expect.element(page.getByRole('link', { name: 'Rever: Compostagem' })).toBeVisible()
})

test('a course that does not exist has a message', { timeout: 300_000 }, async () => {
  const { page } = await openDemoApp('/apps/academy/courses/none/nothing')
  await expect.element(page.getByRole('heading', { name: 'Este curso não existe' })).toBeVisible()
})
