import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>'

const at = '/apps/scrumboard/boards/1/reforma-do-salao'

/** Opens the board and returns the parts that its tests read. */
async function openBoard() {
  const { page, path } = await openDemoApp(at)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Reforma do salão' }))
    .toBeVisible()
  const list = (name: string) => page.getByRole('region', { name, exact: true })
  const cards = (name: string) => list(name).getByRole('heading', { level: 3 })
  const namesIn = (name: string) =>
    cards(name)
      .elements()
      .map((card) => card.textContent)
  const said = () => document.querySelector('[id^=DndLiveRegion]')?.textContent
  const take = async (name: string) => {
    page.getByRole('button', { name, exact: true }).element().focus()
    await userEvent.keyboard(' ')
  }
  return { page, path, list, namesIn, said, take }
}

test('cards move by keyboard alone, and each step is announced', { timeout: 300_000 }, async () => {
  const { namesIn, said, take } = await openBoard()
  await expectAccessible()
  await take('Mover cartão Escolher o piso')
  await expect.poll(said).toBe('Escolher o piso na mão.')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(said).toBe('Escolher o piso: lista A fazer, lugar 2 de 4.')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(said).toContain('lista Em andamento')
  await userEvent.keyboard(' ')
  await expect.poll(said).toContain('Escolher o piso está na lista Em andamento')
  expect(namesIn('Em andamento')).toContain('Escolher o piso')
  expect(namesIn('A fazer')).toHaveLength(3)
  // Escape restores the order.
  const before = namesIn('A fazer')
  await take('Mover cartão Orçar as cortinas')
  await expect.poll(said).toBe('Orçar as cortinas na mão.')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(said).toContain('Orçar as cortinas: lista A fazer')
  await userEvent.keyboard('{Escape}')
  await expect.poll(said).toBe('Orçar as cortinas voltou ao seu lugar.')
  expect(namesIn('A fazer')).toEqual(before)
})

test('lists move to either end and back by keyboard', { timeout: 300_000 }, async () => {
  const { page, said, take } = await openBoard()
  const names = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.textContent)
  await take('Mover lista A fazer')
  await expect.poll(said).toBe('A fazer na mão.')
  for (const [key, place] of [
    ['Right', 2],
    ['Right', 3],
    ['Right', 4],
    ['Left', 3],
  ] as const) {
    await userEvent.keyboard(`{Arrow${key}}`)
    await expect.poll(said).toBe(`Lista A fazer: lugar ${place} de 4.`)
  }
  await userEvent.keyboard(' ')
  await expect.poll(names).toEqual(['Em andamento', 'Em conferência', 'A fazer', 'Pronto'])
  // Cards are targets again once no list is being moved.
  await take('Mover cartão Escolher o piso')
  await expect.poll(said).toBe('Escolher o piso na mão.')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(said).toBe('Escolher o piso: lista A fazer, lugar 2 de 4.')
  await userEvent.keyboard('{Escape}')
})

test('lists are added, moved and renamed, and a whole card is filled in', {
  timeout: 300_000,
}, async () => {
  const { page, list, namesIn, said, take } = await openBoard()
  const dialog = page.getByRole('dialog')
  await userEvent.click(page.getByRole('button', { name: 'Nova lista' }))
  await userEvent.fill(page.getByLabelText(/^Nome da lista/), 'Para depois')
  await userEvent.keyboard('{Enter}{Escape}')
  await userEvent.click(list('Para depois').getByRole('button', { name: 'Novo cartão' }))
  await userEvent.fill(page.getByLabelText(/^Nome do cartão/), 'Comprar vasos')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => namesIn('Para depois')).toEqual(['Comprar vasos'])
  await userEvent.keyboard('{Escape}')

  await take('Mover lista Para depois')
  await expect.poll(said).toBe('Para depois na mão.')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(said).toBe('Lista Para depois: lugar 4 de 5.')
  await userEvent.keyboard(' ')
  const lists = page.getByRole('heading', { level: 2 })
  await expect
    .poll(() => lists.elements().map((each) => each.textContent))
    .toEqual(['A fazer', 'Em andamento', 'Em conferência', 'Para depois', 'Pronto'])
  await userEvent.click(page.getByRole('button', { name: 'Ações da lista Para depois' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Renomear lista' }))
  await userEvent.fill(dialog.getByLabelText(/^Nome da lista/), 'Um dia')
  await userEvent.keyboard('{Enter}')
  await expect.element(list('Um dia')).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: 'Comprar vasos', exact: true }))
  await userEvent.fill(dialog.getByLabelText(/^Descrição/), 'Dois grandes')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Prazo/ }), '20/12/2026')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Aparência' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Estela Drumond' }))
  await userEvent.click(dialog.getByRole('switch', { name: 'Acompanhar este cartão' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Nova lista de passos' }))
  await userEvent.fill(dialog.getByLabelText('Novo item'), 'Medir')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Feito: Medir' }))
  const input = dialog.element().querySelector('input[type=file]')
  if (!input) throw new Error('a card takes files')
  await userEvent.upload(input, new File([picture], 'vaso.svg', { type: 'image/svg+xml' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Usar como capa' }))
  await userEvent.fill(dialog.getByLabelText('Escreva um comentário'), 'Cor de terra')
  await userEvent.click(dialog.getByRole('button', { name: 'Comentar' }))
  await expect.element(dialog.getByText('anexou vaso.svg')).toBeVisible()
  await expectAccessible()
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar', exact: true }).last())

  const card = list('Um dia').getByRole('article')
  await expect.element(card).toMatchTextContent(/até 20\/12\/2026/)
  await expect.element(card).toMatchTextContent(/1\/1/)
  expect(card.element().querySelector('img')).not.toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Comprar vasos', exact: true }))
  await expect.element(dialog.getByText('Cor de terra')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir cartão' }))
  const asked = page.getByRole('alertdialog')
  await userEvent.click(asked.getByRole('button', { name: 'Excluir cartão' }))
  await expect.element(card).not.toBeInTheDocument()
})

test('a board is renamed and removed', { timeout: 300_000 }, async () => {
  const { page, path } = await openBoard()
  const dialog = page.getByRole('dialog')
  await userEvent.click(page.getByRole('button', { name: 'Ajustes do quadro' }))
  await userEvent.fill(dialog.getByLabelText(/^Nome do quadro/), 'Salão')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar ajustes' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Salão' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Ajustes do quadro' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir quadro' }))
  const asked = page.getByRole('alertdialog')
  await userEvent.click(asked.getByRole('button', { name: 'Excluir quadro' }))
  await expect.poll(path).toBe('/apps/scrumboard/boards')
  await expect.element(page.getByRole('link', { name: /Ideias de moradores/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Salão/ })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a board that does not exist has an accessible page', { timeout: 300_000 }, async () => {
  const { page } = await openDemoApp('/apps/scrumboard/boards/none/nothing')
  await expect.element(page.getByRole('heading', { name: 'Este quadro não existe' })).toBeVisible()
  await expectAccessible()
})
