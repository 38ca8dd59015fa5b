import type { APIRequestContext, Page } from '@playwright/test'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { ControlIdReader } from '@portaria/simulators/control-id/control-id-reader'
import {
  type ControlServer,
  startControlServer,
} from '@portaria/simulators/control-id/control-server'
import { screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

const words = screens.accessEmergency
const emergency = '/apps/condominiums/access/emergency/'

/** Holds a button with the pointer until something is shown. */
async function hold(page: Page, name: string, until: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).hover()
  await page.mouse.down()
  await until()
  await page.mouse.up()
}

/** Presses a button of the second simulated reader, as on the page of buttons. */
async function press(request: APIRequestContext, { port }: ControlServer, hand: string) {
  const answer = await request.post(`http://127.0.0.1:${port}/readers/2/${hand}`, { data: {} })
  expect(answer.ok()).toBe(true)
}

/** Has the points of the demonstration's readers told by their relays, as doors without a sensor are. */
async function withoutSensors(request: APIRequestContext): Promise<void> {
  const { call, headers } = await callerOf(request, 'sindico@bosque.example')
  type Point = { id: string; version: number }
  for (const { id, version } of await call<Point[]>('GET', '/access-points?q=ipe'))
    await request.patch(`/api/v1/access-points/${id}`, {
      headers: { ...headers, 'if-match': `"${version}"` },
      data: { door_sensor: false, held_open_s: null },
    })
}

test('a release holds a door open through a power cut and the death of the server, until it is ended', async ({
  ownServer,
  visitor,
  request,
}) => {
  const start = (model: 'idface' | 'idaccess') =>
    ControlIdReader.start({ port: 0, model, password: DEMONSTRATION_PASSWORD, hasSensor: false })
  const [hall, service] = [await start('idface'), await start('idaccess')]
  const control = await startControlServer({ readers: [hall, service] })
  try {
    const server = await ownServer({
      settings: {
        DEMONSTRATION_READERS: [hall, service].map(({ port }) => `127.0.0.1:${port}`).join(),
      },
    })
    const gate = await visitor({ origin: server.origin })
    await withoutSensors(gate.request)
    await signIn(gate, 'funcionario@bosque.example', null)
    await gate.goto(emergency)
    const lineOf = (point: string) => gate.getByRole('listitem').filter({ hasText: point }).first()
    const held = lineOf('Serviço Ipê Amarelo')

    await test.step('started by the held button, each door is told in words', async () => {
      await expect.poll(() => [hall.mode(), service.mode()]).toEqual(['pro', 'pro'])
      await gate.getByRole('textbox', { name: words.reason }).fill('Fumaça na garagem')
      await expectAccessible(gate)
      await hold(gate, words.startRelease, () =>
        expect(gate.getByText(words.live.release)).toBeVisible(),
      )
      await expect.poll(() => service.isUnlocked()).toBe(true)
      await expect(held).toContainText(words.states.open)
      await expect.poll(() => hall.pulses().length).toBe(1)
      await expect(lineOf('Hall Ipê Amarelo')).toContainText(words.states.by_hand)
      await expect(lineOf('Hall Ipê Amarelo')).toContainText(words.openedOnce.done)
      await expect(lineOf('Portaria principal')).toContainText(words.reasons.no_reader)
      await expectAccessible(gate)
    })

    await test.step('after a power cut it is held again, and nobody did anything', async () => {
      await press(request, control, 'cut-power')
      await expect.poll(() => service.isUnlocked()).toBe(false)
      await expect(held).toContainText(words.states.unconfirmed)
      await press(request, control, 'restore-power')
      await expect.poll(() => service.isUnlocked()).toBe(true)
      await expect(held).toContainText(words.states.open)
    })

    await test.step('it stays open without the server, and the new one holds it on', async () => {
      // A page cannot reach the server meanwhile, which its browser would report as errors.
      await gate.goto('about:blank')
      const moves = service.pulses().length
      await server.kill()
      expect(service.isUnlocked()).toBe(true)
      await server.start()
      expect(service.isUnlocked()).toBe(true)
      expect(service.pulses()).toHaveLength(moves)
      // The one that was killed has the reader for some more seconds.
      await service.cutPower()
      await service.restorePower()
      await expect.poll(() => service.isUnlocked()).toBe(true)
      await gate.goto(emergency)
      await expect(held).toContainText(words.states.open)
    })

    await test.step('ended by the held button, it is let go, and the record tells that it was open', async () => {
      await hold(gate, words.end, () => expect(gate.getByText(words.ended)).toBeVisible())
      await expect.poll(() => service.isUnlocked()).toBe(false)
      await expect(gate.getByText(/^Encerrada por Edson/)).toBeVisible()
      await expect(gate.getByText(words.banner.release)).toHaveCount(0)
      await expect(held).not.toContainText(words.ending.open)
      await expect(held).not.toContainText(words.ending.trying)
      await gate.goto('/apps/condominiums/accesses/?fact=opened')
      const opened = gate.getByRole('listitem').filter({ hasText: 'Serviço Ipê Amarelo' })
      await expect(opened.first()).toContainText(screens.accessDecision.facts.opened)
      await expect(opened.first()).toContainText('Edson Marinho Chagas')
      expect(hall.pulses()).toHaveLength(1)
    })
  } finally {
    await control.close()
    await hall.close()
    await service.close()
  }
})
