import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answers, one, recordOf, refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { registers } from '../../testing/words.ts'
import { RegisterProvider } from '../register-context.tsx'
import { RecordTransitions } from './TransitionButtons.tsx'

const card = recordOf(cards, { number: '12345', state: 'assigned' })

const role = 'sindico'

const open = (answers: Answers, state = 'assigned') =>
  renderScreen(
    <RegisterProvider register={cards} role={role}>
      <RecordTransitions record={{ ...card, state }} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/card/${card.id}`, answers },
  )

test('only transitions that the state allows are offered', async () => {
  const { page } = await open({})
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.block.button }))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.unblock.button }))
    .not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: registers.cards.transitions.assign.button }))
    .not.toBeInTheDocument()
})

test('the values of a transition are sent with it, and the dialog closes', async () => {
  const path = `POST /cards/${card.id}/block`
  const { page, server } = await open({ [path]: one({ ...card, state: 'blocked' }) })
  await page.getByRole('button', { name: registers.cards.transitions.block.button }).click()
  const dialog = page.getByRole('dialog')
  await userEvent.type(dialog.getByRole('textbox'), 'Perdido na praia')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.sent(path)[0]?.body).toEqual({ block_reason: 'Perdido na praia' })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a refusal is shown in the dialog, and typed text is kept', async () => {
  const path = `POST /cards/${card.id}/block`
  const { page } = await open({ [path]: refused('validation', { block_reason: 'too_long' }) })
  await page.getByRole('button', { name: registers.cards.transitions.block.button }).click()
  const reason = page.getByRole('dialog').getByRole('textbox')
  await userEvent.type(reason, 'Longo')
  await userEvent.keyboard('{Enter}')
  await expect.element(reason).toHaveAccessibleDescription(/longo demais/)
  await expect.element(reason).toHaveValue('Longo')
})

test('an irreversible transition is confirmed first, and can be cancelled', async () => {
  const { page, server } = await open({})
  await page.getByRole('button', { name: registers.cards.transitions.lose.button }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})
