import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { CreditCard } from 'lucide-react'
import { expect, test } from 'vitest'
import { type Answers, listOf, one, recordOf, refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { choiceWord, problems, registers, screens } from '../../testing/words.ts'
import { RegisterRecordPage } from './RegisterRecordPage.tsx'

const card = recordOf(cards, { number: '12345', kind: 'card', state: 'blocked', version: 3 })
const PATH = `GET /cards/${card.id}`

const open = (answers: Answers, role: 'sindico' | 'funcionario' = 'sindico') =>
  renderScreen(<RegisterRecordPage register={cards} id={card.id} icon={CreditCard} />, {
    role,
    at: `/apps/condominiums/card/${card.id}`,
    answers,
  })

test('a record is shown with its state, its possible actions and a link to edit it', async () => {
  const { page } = await open({ [PATH]: one(card) })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cartão 12345')
  await expect
    .element(page.getByText(choiceWord('cards', 'state', 'blocked')).first())
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.unblock.button }))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.block.button }))
    .not.toBeInTheDocument()
  const edit = page.getByRole('link', { name: screens.registerPages.record.edit }).first()
  await expect.element(edit).toHaveAttribute('href', `/apps/condominiums/card/${card.id}/edit`)
})

test('actions that the role may not perform are not offered', async () => {
  const { page } = await open({ [PATH]: one(card) }, 'funcionario')
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.unblock.button }))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.discard.button }))
    .not.toBeInTheDocument()
})

test('after another person acts first, the page reports it and shows the current state', async () => {
  let state = 'blocked'
  const { page } = await open({
    [PATH]: () => one({ ...card, state }),
    [`POST /cards/${card.id}/unblock`]: () => {
      state = 'lost'
      return refused('state_conflict')
    },
  })
  await page.getByRole('button', { name: registers.cards.transitions.unblock.button }).click()
  await expect.element(page.getByText(problems.titles.state_conflict.title).first()).toBeVisible()
  await expect.element(page.getByText(choiceWord('cards', 'state', 'lost')).first()).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.unblock.button }))
    .not.toBeInTheDocument()
})

test('a record that the reader loses by giving it back is no longer shown', async () => {
  let isTheirs = true
  const { page } = await open({
    'GET /cards': listOf([]),
    [PATH]: () => (isTheirs ? one(card) : refused('not_found')),
    [`POST /cards/${card.id}/unblock`]: () => {
      isTheirs = false
      return one({ ...card, state: 'assigned' })
    },
  })
  await page.getByRole('button', { name: registers.cards.transitions.unblock.button }).click()
  await expect.element(page.getByText('Cartão não encontrado')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.unblock.button }))
    .not.toBeInTheDocument()
})

test('a missing record shows a message and a link back', async () => {
  const { page } = await open({ [PATH]: refused('not_found'), 'GET /cards': listOf([]) })
  await expect.element(page.getByRole('link').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument()
})
