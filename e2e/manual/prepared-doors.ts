import { randomUUID } from 'node:crypto'
import type { MonitorPoint } from '@portaria/contract/modules/access/monitor/monitor-answers'
import { screens } from '../../apps/web/src/testing/words.ts'
import { callerOf } from '../api-calls.ts'
import { addCompany, addMember } from '../companies.ts'
import { attempt, cpfOf, idOf, of, pageOf, type Tools } from './preparing-tools.ts'
import { readers } from './stages.ts'

/**
 * A company with a point and no rule: what is proposed, a release of a door without a reader, and an
 * opening of which nobody knows whether it opened.
 */
export async function doors(tools: Tools): Promise<void> {
  const { request, see } = tools
  const email = `portas${attempt()}@manual.example`
  await addCompany('Condomínio das Portas', email)
  const sindico = await callerOf(request, email)
  const point = await idOf(sindico, '/access-points', { name: 'Portão', direction: 'in' })
  const page = await pageOf(tools, email)
  await page.goto(`${of}/access-points/`)
  await page.getByRole('button', { name: screens.access.starter.open }).waitFor()
  await see(page)
  const order = await idOf(sindico, '/access-orders', {
    id: randomUUID(),
    kind: 'release',
    point_ids: [point],
    reason: 'Fumaça na garagem',
  })
  await page.goto(`${of}/access/emergency/`)
  await page.getByText(screens.accessEmergency.states.by_hand).waitFor()
  await see(page)
  await sindico.call('POST', `/access-orders/${order}/end`, {})

  await page.route('**/api/v1/access-monitor', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: MonitorPoint[] }
    await route.fulfill({ json: { data: data.map((one) => ({ ...one, reader: 'online' })) } })
  })
  await page.route('**/openings', async (route) => {
    const { id } = route.request().postDataJSON() as { id: string }
    const now = new Date().toISOString()
    const times = { asked_at: now, expires_at: now, settled_at: now }
    const unknown = { id, kind: 'open', state: 'unknown', reason: 'timeout', detail: null }
    await route.fulfill({ status: 202, json: { data: { ...unknown, ...times } } })
  })
  await page.goto(`${of}/access/`)
  await page.getByRole('button', { name: 'Abrir: Portão' }).click()
  await page.getByRole('button', { name: screens.accessOpenings.reasons.courier }).click()
  await see(page)
  await page.getByRole('button', { name: screens.heldButton.twoStep.begin }).click()
  await page.getByRole('button', { name: screens.heldButton.twoStep.confirm }).click()
  await page.getByText(screens.accessOpenings.unknown).waitFor()
  await see(page)
}

/** The profile of a person who has a PIN. */
export async function ownPin(tools: Tools): Promise<void> {
  const { request, see } = tools
  const sindico = await callerOf(request, readers.sindico)
  const email = `pin${attempt()}@manual.example`
  const resident = await idOf(sindico, '/residents', {
    name: 'Zilda do Manual',
    cpf: cpfOf('71529304'),
  })
  await addMember(readers.condomino, 'Zilda do Manual', email, resident)
  const { headers } = await callerOf(request, email)
  await request.put('/api/v1/me/access-pins', { headers, data: { pin: `73951${attempt()}46` } })
  const page = await pageOf(tools, email)
  await page.goto('/pages/profile')
  await page.getByRole('button', { name: screens.accessPins.duress.fold }).waitFor()
  await see(page)
}
