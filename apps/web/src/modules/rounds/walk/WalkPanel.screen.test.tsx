import type { Role } from '@portaria/contract/actors/roles'
import {
  type RoundWalk,
  type WalkedPoint,
  walkAnswer,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import { rounds } from '@portaria/contract/modules/rounds/rounds/rounds'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import {
  type Answers,
  answer,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { WalkPanel } from './WalkPanel.tsx'
import { WalkRound } from './WalkRound.tsx'

const round = recordOf(rounds, {
  patrol_id: testId(),
  starts_at: new Date().toISOString(),
  service_date: '2026-11-27',
  state: 'running',
})
const WALK = `GET /rounds/${round.id}/walk`
const JUDGE = `POST /rounds/${round.id}/judge`

const point = (name: string, more: Partial<WalkedPoint> = {}): WalkedPoint => ({
  point_id: testId(),
  name,
  optional: false,
  result: 'scanned',
  entry_id: testId(),
  at: '2026-11-27T22:10:00.000Z',
  received_at: '2026-11-27T23:00:00.000Z',
  method: 'qr',
  marks: [],
  suspicions: [],
  verdict: null,
  answers: [],
  picture: null,
  note: null,
  ...more,
})

const walkOf = (points: WalkedPoint[], more: Partial<RoundWalk> = {}) =>
  answer(walkAnswer, { data: { points, notes: [], walker: 'Edson', others: 0, ...more } })

const open = (answers: Answers, role: Role = 'sindico', more: object = {}) =>
  renderScreen(
    <RegisterProvider register={rounds} role={role}>
      <WalkRound record={round} />
      <WalkPanel record={{ ...round, ...more }} />
    </RegisterProvider>,
    {
      role,
      at: `/apps/condominiums/round/${round.id}`,
      answers: { [`GET /rounds/${round.id}`]: one(round), ...answers },
    },
  )

test('a round shows how each point was passed, and which scans do not count', async () => {
  const { page } = await open({
    [WALK]: walkOf(
      [
        point('Guarita', { marks: ['unverified'] }),
        point('Piscina', { result: 'skipped', note: 'Alagado', at: null }),
      ],
      { others: 2, notes: [{ id: testId(), at: '2026-11-27T22:20:00.000Z', note: 'Luz acesa' }] },
    ),
  })
  await expect.element(page.getByText(screens.roundsWalk.marks.unverified)).toBeVisible()
  await expect.element(page.getByText('Alagado')).toBeVisible()
  await expect.element(page.getByText(/Luz acesa/)).toBeVisible()
  await expect.element(page.getByText(/2 leituras não contam/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: screens.roundsWalk.continue }))
    .toHaveAttribute('href', `/apps/condominiums/round/${round.id}/run`)
})

test('a round shows the error of the telephone’s clock, and which scans are impossible', async () => {
  const scan = point('Guarita', { suspicions: ['before_pack', 'ahead_of_server'] })
  const { page } = await open({ [WALK]: walkOf([scan]) }, 'sindico', { clock_off_min: -11 })
  await expect.element(page.getByText(/Relógio do celular 11 min atrasado/)).toBeVisible()
  await expect.element(page.getByText(screens.roundsWalk.suspicions.before_pack)).toBeVisible()
  await expect.element(page.getByText(screens.roundsWalk.suspicions.ahead_of_server)).toBeVisible()
})

test('a suspicious scan is judged, and a refusal is shown', async () => {
  const scan = point('Guarita', { suspicions: ['old_code'] })
  const { page, server } = await open({ [WALK]: walkOf([scan]), [JUDGE]: refused('forbidden') })
  await page.getByRole('button', { name: screens.roundsWalk.verdicts.not_valid }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(server.sent(JUDGE).map(({ body }) => body)).toEqual([
    { entry_id: scan.entry_id, verdict: 'not_valid' },
  ])
})

test('an excluded scan can count again; the person who walks judges nothing', async () => {
  const walk = { [WALK]: walkOf([point('Guarita', { result: 'open', verdict: 'not_valid' })]) }
  const { page } = await open({ ...walk, [JUDGE]: Response.json({ data: null }) })
  await page.getByRole('button', { name: screens.roundsWalk.verdicts.fine, exact: true }).click()
  await expect.element(page.getByText(screens.roundsWalk.judged)).toBeVisible()
  await page.unmount()
  const guard = await open(walk, 'funcionario')
  await expect.element(guard.page.getByText(screens.roundsWalk.judgedNotValid)).toBeVisible()
  await expect.element(guard.page.getByRole('button')).not.toBeInTheDocument()
})
