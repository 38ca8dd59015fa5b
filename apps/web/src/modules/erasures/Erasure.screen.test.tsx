import {
  type ErasureOverview,
  type ErasureReceipt,
  erasureAnswer,
  erasureReceipt,
} from '@portaria/contract/modules/erasures/erasures'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../register-pages/register-context.tsx'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { type Answers, answer, recordOf, refused, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problems, screens } from '../../testing/words.ts'
import { EraseAction } from './EraseAction.tsx'
import { ErasedRecord } from './ErasedRecord.tsx'

const words = screens.erasures
const MANAGER = 'sindico'
const visitor = recordOf(visitors, { name: 'Rui Prado', status: 'ATIVO' })
const READ = `GET /visitors/${visitor.id}/erasure`
const ERASE = `POST /visitors/${visitor.id}/erasure`

const receipt: ErasureReceipt = {
  id: testId(),
  number: 12,
  register: 'visitors',
  person_id: visitor.id,
  name: 'Pessoa apagada 12',
  company: 'Bosque',
  time_zone: 'America/Sao_Paulo',
  asked_by: 'Marta Reis',
  at: '2026-11-29T12:00:00.000Z',
  reason: 'asked',
  blanked: [{ kind: 'visits', count: 3 }],
  kept: [{ kind: 'accesses', count: 5 }],
}

const found = (more: Partial<ErasureOverview>) =>
  answer(erasureAnswer, { data: { receipt: null, holds: [], same: [], ...more } })

const open = (answers: Answers, record = visitor, role: 'sindico' | 'funcionario' = 'sindico') =>
  renderScreen(
    <RegisterProvider register={record === visitor ? visitors : residents} role={role}>
      <EraseAction record={record} />
    </RegisterProvider>,
    { role, at: '/x', answers },
  )

test('the data are erased for one of the reasons, which must be chosen', async () => {
  const { page, server } = await open({
    [READ]: found({}),
    [ERASE]: answer(erasureReceipt, { data: receipt }),
  })
  await page.getByRole('button', { name: words.begin }).click()
  await expect.element(page.getByText('Apagar os dados pessoais de Rui Prado')).toBeVisible()
  const confirm = page.getByRole('button', { name: words.confirm })
  await expect.element(confirm).toBeEnabled()
  await confirm.click()
  await expect.element(page.getByText(problems.fields.required)).toBeVisible()
  expect(server.sent(ERASE)).toEqual([])
  await page.getByRole('radio', { name: words.reasons.asked }).click()
  await expectAccessible()
  await confirm.click()
  await expect.element(page.getByText(words.done)).toBeVisible()
  expect(server.sent(ERASE).map(({ body }) => body)).toEqual([{ reason: 'asked' }])
  await expect.element(confirm).not.toBeInTheDocument()
})

test('what is open is named with a link, and nothing can be sent', async () => {
  const visit = testId()
  const other = testId()
  const { page } = await open({
    [READ]: found({
      holds: [
        { kind: 'blocked', id: null, title: null },
        { kind: 'visit', id: visit, title: 'Rui Prado' },
      ],
      same: [{ register: 'residents', id: other, title: 'Rui P. Prado' }],
    }),
  })
  await page.getByRole('button', { name: words.begin }).click()
  await expect.element(page.getByText(words.held)).toBeVisible()
  await expect.element(page.getByText(words.holds.blocked)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Rui Prado' }))
    .toHaveAttribute('href', expect.stringContaining(visit))
  await expect
    .element(page.getByRole('link', { name: 'Rui P. Prado' }))
    .toHaveAttribute('href', `/apps/condominiums/resident/${other}`)
  await expect.element(page.getByRole('button', { name: words.confirm })).toBeDisabled()
  await expectAccessible()
})

test('a visit that opened meanwhile is shown after the refusal', async () => {
  let holds: ErasureOverview['holds'] = []
  const { page } = await open({
    [READ]: () => found({ holds }),
    [ERASE]: () => {
      holds = [{ kind: 'inside', id: null, title: null }]
      return refused('state_conflict')
    },
  })
  await page.getByRole('button', { name: words.begin }).click()
  await page.getByRole('radio', { name: words.reasons.ordered }).click()
  await page.getByRole('button', { name: words.confirm }).click()
  await expect.element(page.getByText(words.holds.inside)).toBeVisible()
})

test('is offered to nobody but the síndico, and for nobody who is present', async () => {
  const guard = await open({}, visitor, 'funcionario')
  await expect
    .element(guard.page.getByRole('button', { name: words.begin }))
    .not.toBeInTheDocument()
  const present = await open({}, recordOf(residents, { name: 'Ana', status: 'ATIVO' }))
  await expect
    .element(present.page.getByRole('button', { name: words.begin }))
    .not.toBeInTheDocument()
})

test('the page of an erased record has the receipt, and nothing to restore', async () => {
  const { page } = await renderScreen(
    <RegisterProvider register={visitors} role={MANAGER}>
      <ErasedRecord record={visitor}>
        <p>Removido</p>
      </ErasedRecord>
    </RegisterProvider>,
    { role: 'sindico', at: '/x', answers: { [READ]: found({ receipt }) } },
  )
  await expect.element(page.getByText(words.receipt.title).first()).toBeVisible()
  await expect.element(page.getByText('Visitas: 3').first()).toBeVisible()
  await expect.element(page.getByText(words.why.accesses).first()).toBeVisible()
  await expect.element(page.getByText('Removido')).not.toBeInTheDocument()
  await expectAccessible()
})
