/** @jsxImportSource preact */
import './confirm.css'
import type { InvitationPage } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { render } from 'preact'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ConfirmPage } from './ConfirmPage.tsx'
import { type InvitationCalls, Refusal } from './confirm-calls.ts'

const invitation: InvitationPage = {
  state: 'open',
  title: 'Festa da Lia',
  place: 'Salão de festas',
  company: 'Residencial Bosque',
  address: 'Rua das Sibipirunas, 450',
  time_zone: 'America/Sao_Paulo',
  starts_at: '2026-12-05T22:00:00.000Z',
  ends_at: '2026-12-06T02:00:00.000Z',
  host: 'Camila',
  invited: 3,
  coming: null,
  pass: null,
  kept_days: 60,
  contact: 'privacidade@bosque.example',
}
const confirmed: InvitationPage = {
  ...invitation,
  state: 'confirmed',
  coming: 2,
  pass: { code: 'ABCDEFGH234567', pin: '12345678', from: '2026-12-05T21:00:00.000Z' },
}

function open(given: Partial<InvitationCalls>) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR'])
  const answer = vi.fn<InvitationCalls['answer']>(async () => confirmed)
  const root = document.body.appendChild(document.createElement('div'))
  render(<ConfirmPage calls={{ look: async () => invitation, answer, ...given }} />, root)
  onTestFinished(() => {
    render(null, root)
    root.remove()
    vi.restoreAllMocks()
    document.documentElement.dir = 'ltr'
    document.documentElement.lang = 'pt-BR'
  })
  return answer
}

/** Chooses in the browser's own list of a select. */
async function choose(label: string, value: string): Promise<void> {
  const field = page.getByLabelText(label)
  await expect.element(field).toBeVisible()
  const select = field.element()
  if (!(select instanceof HTMLSelectElement)) throw new Error(`${label} is no list`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const heading = (name: string) => page.getByRole('heading', { name })

test('shows the event, its time and place; accepting with a number gives the pass', async () => {
  const answer = open({})
  await expect.element(heading('Festa da Lia')).toBeVisible()
  await expect.element(page.getByText('Camila convida você')).toBeVisible()
  // The hours are those of the company, wherever the guest is.
  await expect.element(page.getByText(/^19:00.*–23:00/)).toBeVisible()
  await choose('Quantas pessoas vêm, com você?', '2')
  await page.getByRole('button', { name: 'Vou', exact: true }).click()
  await expect.element(heading('Presença confirmada')).toBeVisible()
  await expect.element(page.getByText('Vêm 2 pessoas, com você.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'QR Code do seu passe' })).toBeVisible()
  await expect.element(page.getByText('1234 5678')).toBeVisible()
  expect(answer.mock.calls).toEqual([['yes', 2]])
})

test('an answer can be changed, and unchanged ones stay', async () => {
  const answer = open({ look: async () => confirmed })
  await page.getByRole('button', { name: 'Mudar a resposta' }).click()
  await page.getByRole('button', { name: 'Deixar como está' }).click()
  await expect.element(heading('Presença confirmada')).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
  answer.mockResolvedValueOnce({ ...invitation, state: 'declined' })
  await page.getByRole('button', { name: 'Mudar a resposta' }).click()
  await page.getByRole('button', { name: 'Não vou' }).click()
  await expect.element(heading('Você avisou que não vem')).toBeVisible()
  expect(answer.mock.calls).toEqual([['no', undefined]])
})

test.each([
  ['event_full', 'Não há mais lugar para tantas pessoas. Tente com menos.'],
  ['throttled', 'Espere alguns segundos e tente de novo.'],
  ['unreachable', 'Confira a internet e tente de novo.'],
  ['anything_else', 'A resposta não foi registrada. Tente de novo.'],
])('a refusal is told in words: %s', async (code, sentence) => {
  const answer = open({})
  answer.mockRejectedValueOnce(new Refusal(code))
  await page.getByRole('button', { name: 'Vou', exact: true }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  // The choice is kept for another try.
  await page.getByRole('button', { name: 'Vou', exact: true }).click()
  await expect.element(heading('Presença confirmada')).toBeVisible()
})

test.each([
  ['waiting', 'A reserva ainda espera aprovação'],
  ['cancelled', 'Este convite foi cancelado'],
  ['over', 'Esta festa já terminou'],
] as const)('says how it stands, and asks nothing: %s', async (state, title) => {
  open({ look: async () => ({ ...invitation, state }) })
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('an unknown link shows a message, and an unavailable server can be tried again', async () => {
  const look = vi.fn<InvitationCalls['look']>(async () => {
    throw new Refusal('token_invalid')
  })
  open({ look })
  await expect.element(heading('Este convite não existe mais')).toBeVisible()
  look.mockRejectedValueOnce(new Refusal('unreachable')).mockResolvedValue(invitation)
  open({ look })
  await expect.element(heading('Sem conexão com o servidor')).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(heading('Festa da Lia')).toBeVisible()
})

test('explains how data are used, and follows the chosen language', async () => {
  open({})
  await page.getByText('Como usamos os seus dados').click()
  await expect.element(page.getByText(/apagada 60 dias depois da festa/)).toBeVisible()
  await expect.element(page.getByText(/privacidade@bosque\.example/)).toBeVisible()
  await choose('Idioma', 'ar')
  await expect.element(page.getByText('Camila يدعوك')).toBeVisible()
  await expect.poll(() => document.documentElement.dir).toBe('rtl')
})
