import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  accessesAnswered,
  accessOf,
  monitorPoint,
  pointsAnswered,
} from '../../../testing/access-answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import type { Answers } from '../../../testing/fake-server.ts'
import { boxOf, quietDesk } from '../../../testing/gate-answers.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { GateScreen } from '../GateScreen.tsx'

const words = screens.accessOpenings
const hall = monitorPoint('Portão social')
const denied = accessOf('Ana Souza', {
  point: hall.point,
  fact: 'denied',
  reason: 'schedule',
  at: new Date().toISOString(),
})
const LINE = /Recusado em Portão social: Ana Souza, fora do horário/

const open = (answers: Answers = {}, role: 'funcionario' | 'sindico' = 'funcionario') =>
  renderScreen(<GateScreen />, {
    role,
    at: '/apps/condominiums/gate/',
    answers: {
      ...quietDesk(),
      'GET /accesses': accessesAnswered([denied]),
      'GET /access-monitor': pointsAnswered([hall]),
      ...answers,
    },
  })

test('a refusal of the last minutes is one line, and Enter in the empty box asks to open', async () => {
  const { page, server } = await open()
  await expect.element(page.getByRole('button', { name: LINE })).toBeVisible()
  const asked = server.sent('GET /accesses')[0]?.query
  expect(asked?.get('fact')).toBe('denied')
  expect(Date.now() - Date.parse(asked?.get('from') ?? '')).toBeLessThan(6 * 60_000)
  await expectAccessible()
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Abrir: Portão social/)
  // The window only asks: a reason and a held press are still wanted.
  await expect.element(page.getByRole('button', { name: words.reasons.courier })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: LINE })).toBeVisible()
})

test('an Enter that follows other keys at once opens nothing', async () => {
  const { page } = await open({ 'POST /gate/box': boxOf({}) })
  await expect.element(page.getByRole('button', { name: LINE })).toBeVisible()
  await userEvent.keyboard('ru{Backspace}{Backspace}{Enter}')
  await expect.element(page.getByRole('combobox')).toHaveValue('')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a desk without refusals opens a point that is chosen', async () => {
  const { page } = await open({ 'GET /accesses': accessesAnswered([]) })
  await userEvent.click(page.getByRole('button', { name: screens.gate.act.openPoint }))
  await expect.element(page.getByRole('radio', { name: 'Portão social' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: LINE })).not.toBeInTheDocument()
})
