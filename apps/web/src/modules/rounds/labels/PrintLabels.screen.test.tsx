import type { Role } from '@portaria/contract/actors/roles'
import { patrolPoints } from '@portaria/contract/modules/rounds/patrol-points/patrol-points'
import { labelsAnswer } from '@portaria/contract/modules/rounds/patrol-points/point-answers'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { type Answers, answer, one, recordOf, refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { registers, screens } from '../../../testing/words.ts'
import { PrintLabel, PrintSelected } from './PrintLabels.tsx'
import { RenewCode } from './RenewCode.tsx'

const gate = recordOf(patrolPoints, { name: 'Portão', code_number: 2 })
const pool = recordOf(patrolPoints, { name: 'Piscina', code_number: 1 })
const PRINT = 'POST /patrol-points/labels'
const RENEW = `POST /patrol-points/${gate.id}/renew-code`

const open = (part: React.ReactNode, answers: Answers, role: Role = 'sindico') =>
  renderScreen(
    <RegisterProvider register={patrolPoints} role={role}>
      {part}
    </RegisterProvider>,
    { role, at: `/apps/condominiums/patrol/point/${gate.id}`, answers },
  )

test('the labels of selected points are requested once, in one size, and saved', async () => {
  const label = {
    id: gate.id,
    name: 'Portão',
    place: 'Garagem',
    code_number: 2,
    code: 'A'.repeat(77),
  }
  const { page, server } = await open(
    <PrintSelected selected={[gate, pool]} all={null} onDone={() => undefined} />,
    { [PRINT]: answer(labelsAnswer, { data: [label, { ...label, id: pool.id }] }) },
  )
  await page.getByRole('button', { name: 'Imprimir 2 etiquetas' }).click()
  await page.getByRole('radio', { name: /^Pequena/ }).click()
  await page.getByRole('button', { name: screens.rounds.save }).click()
  await expect.element(page.getByText('2 etiquetas salvas')).toBeVisible()
  expect(server.sent(PRINT).map(({ body }) => body)).toEqual([{ ids: [gate.id, pool.id] }])
})

test('a refusal is shown in the window, which stays open', async () => {
  const { page } = await open(<PrintLabel record={gate} />, { [PRINT]: refused('forbidden') })
  await page.getByRole('button', { name: screens.rounds.print_one }).click()
  await page.getByRole('button', { name: screens.rounds.save }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})

test('a person who only reads points prints no labels and changes no codes', async () => {
  const { page } = await open(
    <>
      <PrintLabel record={gate} />
      <RenewCode record={gate} />
      <p>lido</p>
    </>,
    {},
    'funcionario',
  )
  await expect.element(page.getByText('lido')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a code is changed after confirming that its printed label becomes invalid', async () => {
  const { page, server } = await open(<RenewCode record={gate} />, {
    [RENEW]: Response.json({ data: { code_number: 3 } }),
    [`GET /patrol-points/${gate.id}`]: one(gate),
  })
  await page.getByRole('button', { name: registers.patrolPoints.actions['renew-code'] }).click()
  await expect.element(page.getByText(/deixa de valer/)).toBeVisible()
  expect(server.sent(RENEW)).toHaveLength(0)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: registers.patrolPoints.actions['renew-code'] })
    .click()
  await expect.element(page.getByText(screens.rounds.renewed)).toBeVisible()
  expect(server.sent(RENEW)).toHaveLength(1)
})
