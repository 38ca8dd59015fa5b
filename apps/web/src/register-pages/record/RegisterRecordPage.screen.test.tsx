import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { CreditCard } from 'lucide-react'
import { expect, test } from 'vitest'
import { type Answers, listOf, one, recordOf, refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problems } from '../../testing/words.ts'
import { RegisterRecordPage } from './RegisterRecordPage.tsx'

const card = recordOf(cards, { number: '12345', kind: 'card', state: 'blocked', version: 3 })
const PATH = `GET /cards/${card.id}`

const open = (answers: Answers, role: 'sindico' | 'funcionario' = 'sindico') =>
  renderScreen(<RegisterRecordPage register={cards} id={card.id} icon={CreditCard} />, {
    role,
    at: `/apps/condominiums/card/${card.id}`,
    answers,
  })

test('a record is read with its state, what may be done now, and a way to change it', async () => {
  const { page } = await open({ [PATH]: one(card) })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cartão 12345')
  await expect.element(page.getByText('Bloqueado').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Bloquear' })).not.toBeInTheDocument()
  const edit = page.getByRole('link', { name: 'Editar' }).first()
  await expect.element(edit).toHaveAttribute('href', `/apps/condominiums/card/${card.id}/edit`)
})

test('what a role may not do is not offered', async () => {
  const { page } = await open({ [PATH]: one(card) }, 'funcionario')
  await expect.element(page.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Descartar' })).not.toBeInTheDocument()
})

test('somebody else was first: the page says so, and shows the state that there is', async () => {
  let state = 'blocked'
  const { page } = await open({
    [PATH]: () => one({ ...card, state }),
    [`POST /cards/${card.id}/unblock`]: () => {
      state = 'lost'
      return refused('state_conflict')
    },
  })
  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await expect.element(page.getByText(problems.titles.state_conflict.title).first()).toBeVisible()
  await expect.element(page.getByText('Perdido').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Desbloquear' })).not.toBeInTheDocument()
})

test('what is the reader’s no more once they have given it back is not shown on', async () => {
  let isTheirs = true
  const { page } = await open({
    'GET /cards': listOf([]),
    [PATH]: () => (isTheirs ? one(card) : refused('not_found')),
    [`POST /cards/${card.id}/unblock`]: () => {
      isTheirs = false
      return one({ ...card, state: 'assigned' })
    },
  })
  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await expect.element(page.getByText('Cartão não encontrado')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Desbloquear' })).not.toBeInTheDocument()
})

test('a record that is not there says so, and leads back', async () => {
  const { page } = await open({ [PATH]: refused('not_found'), 'GET /cards': listOf([]) })
  await expect.element(page.getByRole('link').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument()
})
