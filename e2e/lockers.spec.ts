import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { DoorCommand } from '@portaria/contract/modules/custody/locker-doors'
import type { PickupCode } from '@portaria/contract/modules/custody/parcels'
import { NO_FAULTS } from '@portaria/simulators/lock-board/faults'
import {
  type LockBoardSimulator,
  startLockBoards,
} from '@portaria/simulators/lock-board/lock-board-simulator'
import { screens } from '../apps/web/src/testing/words.ts'
import { type Caller, callerOf } from './api-calls.ts'
import { addMember } from './companies.ts'
import { runSql } from './database.ts'
import { attempt, ownNumber } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

type Made = {
  lockerId: string
  locker: string
  apartment: string
  resident: string
  email: string
  manager: Caller
}

/** Makes a locker of four doors behind the simulator, and a unit whose resident has a login. */
async function prepare(request: APIRequestContext, port: number): Promise<Made> {
  const own = attempt()
  const [resident, locker] = [`Leocádia ${own}`, `Locker ${own}`]
  const email = `leocadia.${own}@bosque.example`
  const manager = await callerOf(request, 'sindico@bosque.example')
  const add = async (register: string, body: object) =>
    (await manager.call<{ id: string }>('POST', `/${register}`, body)).id
  const maker = await add('locker-manufacturers', {
    name: `Travas ${own}`,
    host: `travas-${own}.example`,
    port,
    protocol: 'kerong',
  })
  const lockerId = await add('lockers', {
    name: locker,
    location: 'Hall da torre',
    manufacturer_id: maker,
    board: 0,
    has_sensors: true,
    doors: [
      { number: 1, channel: 0, size: 'P' },
      { number: 2, channel: 1, size: 'P' },
      { number: 3, channel: 2, size: 'M' },
      { number: 4, channel: 3, size: 'GG' },
    ],
  })
  // No screen permits this machine's own address. That of the demonstration's locker is permitted
  // too, whose boards nobody simulates here, so that the desk has to choose.
  const asCompany = `FROM (
    SELECT set_config('app.tenant_id', tenant_id::text, false) AS tenant
    FROM locker_manufacturers WHERE id = $1) AS of WHERE of.tenant <> ''`
  await runSql(
    `UPDATE device_addresses a SET host = '127.0.0.1', state = 'approved', decided_at = now()
     ${asCompany} AND (a.host = (SELECT host FROM locker_manufacturers WHERE id = $1)
       OR (a.tenant_id::text = of.tenant AND a.host = '127.0.0.1' AND a.state = 'asked'))`,
    [maker],
  )
  await runSql(`UPDATE locker_manufacturers m SET host = '127.0.0.1' ${asCompany} AND m.id = $1`, [
    maker,
  ])
  const tower = await add('towers', { name: `Torre ${own}` })
  const apartment = await add('apartments', { tower_id: tower, number: '701' })
  const person = await add('residents', { name: resident })
  await add('occupancies', {
    apartment_id: apartment,
    resident_id: person,
    relation: 'owner',
    starts_on: '2020-01-01',
  })
  await addMember('condomino@bosque.example', resident, email, person)
  return { lockerId, locker, apartment, resident, email, manager }
}

const place = (door: number) => ({ board: 0, lock: door - 1 })

/** Puts something behind an open door, or takes it out, and closes the door. */
async function shut(simulator: LockBoardSimulator, door: number, occupied: boolean): Promise<void> {
  await expect.poll(() => simulator.isOpen(place(door))).toBe(true)
  simulator.setOccupied(place(door), occupied)
  await expect.poll(() => simulator.close(place(door))).toBe(true)
}

const doorOn = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Porta ${number},`) })

test('a delivery goes into a locker and is collected, and the plan shows the known state of each door', async ({
  visitor,
  request,
}) => {
  let onPulse = () => {}
  const simulator = await startLockBoards({ onPulse: () => onPulse() })
  try {
    const { lockerId, locker, apartment, resident, email, manager } = await prepare(
      request,
      simulator.port,
    )
    const label = `LK${ownNumber(9)}BR`
    const desk = await visitor()
    const dialog = desk.getByRole('dialog')
    await signIn(desk, 'funcionario@bosque.example', null)

    await test.step('received at the desk, a parcel is put into the smallest door', async () => {
      await desk.goto('/apps/condominiums/gate/')
      await expect(desk.getByRole('combobox', { name: /^Nome, apartamento/ })).toBeFocused()
      await desk.keyboard.insertText(label)
      await desk.keyboard.press('Enter')
      await expect(dialog.getByLabel(screens.parcelDesk.reception.recipient)).toBeFocused()
      await desk.keyboard.type(resident.toLowerCase())
      await expect(dialog.getByRole('option').first()).toContainText(resident)
      await desk.keyboard.press('Enter')
      await dialog.getByRole('button', { name: /^Guardar no locker/ }).press('Enter')
      const deposit = desk.getByRole('dialog', { name: /^Guardar a encomenda/ })
      await deposit.getByRole('combobox', { name: 'Locker' }).click()
      await desk.getByRole('option', { name: locker }).click()
      await expectAccessible(desk)
      await desk.keyboard.press('2')
      await expect(deposit.getByRole('radio', { name: 'Média (M)' })).toBeChecked()
      await desk.keyboard.press('1')
      await expect(deposit.getByRole('radio', { name: 'Pequena (P)' })).toBeChecked()
      await desk.keyboard.press('Enter')
      await expect(deposit.getByText(/^Porta 1 aberta: guarde a encomenda/)).toBeVisible()
      await expect(
        deposit.getByRole('button', { name: screens.lockerDoors.resolve.inside }),
      ).toBeVisible()
      await expectAccessible(desk)
      await shut(simulator, 1, true)
      await expect(deposit.getByText(screens.lockerDoors.progress.inside.deposit)).toBeVisible()
      expect(simulator.pulses(place(1))).toHaveLength(1)
      await deposit.getByRole('button', { name: screens.lockerDoors.done }).click()
      await expect(deposit).toHaveCount(0)
    })

    await test.step('the plan shows it, by the keyboard alone, and a door is blocked', async () => {
      await desk.goto(`/apps/condominiums/locker/${lockerId}`)
      await desk.getByRole('link', { name: screens.lockerDoors.see }).click()
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(locker)
      await expect(doorOn(desk, 1)).toHaveAccessibleName(/Pequena \(P\), Ocupada.*701/)
      await expectDone(desk)
      await doorOn(desk, 1).focus()
      await desk.keyboard.press('ArrowDown')
      await expect(doorOn(desk, 2)).toBeFocused()
      await desk.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'Bloquear' }).press('Enter')
      await dialog.getByLabel(screens.lockerDoors.reason).fill('Trava solta')
      await expectAccessible(desk)
      await desk.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
      await desk.keyboard.press('Escape')
      await expect(doorOn(desk, 2)).toBeFocused()
      await expect(doorOn(desk, 2)).toHaveAccessibleName(/Bloqueada, Trava solta/)
      await desk.getByRole('button', { name: screens.lockerDoors.look.start }).click()
      await expect(desk.getByText(screens.lockerDoors.look.done)).toBeVisible()
    })

    const phone = await visitor({ width: 390 })
    await test.step('the resident stands before the locker, confirms, and collects', async () => {
      await signIn(phone, email, '/apps/condominiums/parcels/')
      await expect(phone.getByText('No locker, porta 1')).toBeVisible()
      await expectDone(phone)
      await expectAccessible(phone)
      await phone.getByRole('button', { name: screens.lockerDoors.collect.start }).click()
      const ask = phone.getByRole('dialog')
      await expect(ask.getByText(/^A porta 1 vai abrir agora/)).toBeVisible()
      expect(simulator.pulses(place(1))).toHaveLength(1)
      const sent: unknown[] = []
      await phone.route('**/api/v1/door-commands', async (route) => {
        sent.push((route.request().postDataJSON() as DoorCommand).id)
        // The first answer is lost on its way.
        const answer = await route.fetch()
        if (sent.length === 1) await route.abort('internetdisconnected')
        else await route.fulfill({ response: answer })
      })
      await ask.getByRole('button', { name: 'Sim, abrir a porta 1' }).click()
      await expect(ask.getByText(/^Porta 1 aberta: retire a encomenda/)).toBeVisible()
      await expect(doorOn(desk, 1)).toHaveAccessibleName(/Aberta/)
      await expectAccessible(phone)
      await shut(simulator, 1, false)
      await expect(ask.getByText(screens.lockerDoors.progress.empty.collect)).toBeVisible()
      expect(sent).toEqual([sent[0], sent[0]])
      expect(simulator.pulses(place(1))).toHaveLength(2)
      await ask.getByRole('button', { name: screens.lockerDoors.done }).click()
      await expect(
        phone.getByRole('button', { name: screens.lockerDoors.collect.start }),
      ).toHaveCount(0)
      await expect(doorOn(desk, 1)).toHaveAccessibleName(/^Porta 1, Pequena \(P\), Livre$/)
    })

    await test.step('the chain of the parcel says both', async () => {
      await desk.goto(`/apps/condominiums/parcels/?q=${label}`)
      await desk.getByRole('link', { name: /^\d+$/ }).first().click()
      await expect(desk.getByText(screens.parcels.chain.kinds.moved)).toBeVisible()
      await expect(desk.getByText(`${locker} · 1`).first()).toBeVisible()
      await expect(desk.getByText('Entregue', { exact: true }).first()).toBeVisible()
    })

    await test.step('a code at the desk opens the door, and is spent when that is closed', async () => {
      const { id } = await manager.call<{ id: string }>('POST', '/parcels', {
        id: randomUUID(),
        kind: 'parcel',
        apartment_id: apartment,
        place: 'desk',
      })
      const command = await manager.call<DoorCommand>('POST', '/door-commands', {
        id: randomUUID(),
        purpose: 'deposit',
        parcel_id: id,
        locker_id: lockerId,
        size: 'M',
      })
      expect(command.door).toBe(3)
      await shut(simulator, 3, true)
      const household = await callerOf(request, email)
      const readPlace = async () =>
        (await household.call<{ place: string; codes: PickupCode[] }>('GET', `/parcels/${id}`))
          .place
      await expect.poll(readPlace).toBe('locker')
      const { codes } = await household.call<{ codes: PickupCode[] }>('GET', `/parcels/${id}`)
      await desk.goto('/apps/condominiums/gate/')
      await expect(desk.getByRole('combobox', { name: /^Nome, apartamento/ })).toBeFocused()
      await desk.keyboard.insertText(codes[0]?.code ?? '')
      await desk.keyboard.press('Enter')
      await expect(
        dialog.getByRole('button', { name: screens.lockerDoors.byCode.open }),
      ).toBeFocused()
      await expectAccessible(desk)
      await desk.keyboard.press('Enter')
      await expect(dialog.getByText(/^Porta 3 aberta: retire a encomenda/)).toBeVisible()
      await shut(simulator, 3, false)
      await expect(dialog.getByText(screens.lockerDoors.progress.empty.collect)).toBeVisible()
    })

    await test.step('an outcome that nobody knows is shown so, and the person who looked says it', async () => {
      await desk.goto(`/apps/condominiums/locker/${lockerId}/doors`)
      // The board opens the door and stops answering.
      onPulse = () => simulator.setFaults({ ...NO_FAULTS, lostReply: 1 })
      await doorOn(desk, 4).click()
      await dialog.getByRole('button', { name: screens.lockerDoors.open.start }).click()
      await dialog.getByLabel(screens.lockerDoors.reason).fill('Conferir a trava')
      await dialog.getByRole('button', { name: 'Abrir a porta 4' }).click()
      await expect(dialog.getByText('Não sabemos se a porta 4 abriu')).toBeVisible()
      await expectAccessible(desk)
      await dialog.getByRole('button', { name: screens.lockerDoors.resolve.empty }).click()
      await expect(dialog.getByText('Porta 4 fechada: está vazia.')).toBeVisible()
      expect(simulator.pulses(place(4))).toHaveLength(1)
      onPulse = () => {}
      simulator.setFaults(NO_FAULTS)
      await shut(simulator, 4, false)
    })
  } finally {
    await simulator.stop()
  }
})
