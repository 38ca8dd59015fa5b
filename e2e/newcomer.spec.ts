import type { Page } from '@playwright/test'
import { common, registers, screens } from '../apps/web/src/testing/words.ts'
import { type OwnServer, zoneAt } from './own-server.ts'
import { attempt, ownCpf, ownNumber } from './own-values.ts'
import { expect, expectAccessible, expectDone, test, type Visitor } from './visit.ts'

type Open = (options?: { width?: number }) => Promise<Page>

/** Walks through the four steps of the first screen, on a phone and at the gatehouse. */
async function walkThrough(open: Open): Promise<void> {
  const guest = `Nelson ${attempt()}`
  const label = `TBA${ownNumber(12)}`
  const phone = await open({ width: 390 })
  const gatehouse = await open()

  await test.step('the sign-in page offers the people of the demonstration', async () => {
    await phone.goto('/login')
    await expect(phone.getByRole('heading', { name: screens.demonstration.title })).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Camila, moradora' }).click()
    await gatehouse.goto('/login')
    await gatehouse.getByRole('button', { name: 'Edson, porteiro' }).click()
    await expect(gatehouse.getByRole('combobox', { name: /^Nome, apartamento/ })).toBeFocused()
  })

  await test.step('whatever the hour, the gatehouse has what it decides about', async () => {
    for (const told of ['Na portaria', 'Passou do tempo', 'Atrasado', 'Festa no salão'])
      await expect(gatehouse.getByText(told).first()).toBeVisible()
  })

  await test.step('one: invite on the phone', async () => {
    await expectDone(phone)
    await expectAccessible(phone)
    await phone.getByRole('button', { name: screens.tryIt.title }).click()
    await phone.getByRole('link', { name: screens.tryIt.steps.invite.title }).click()
    await phone.getByLabel(screens.visits.invite.name).fill(guest)
    await phone.getByRole('button', { name: screens.visits.invite.send_one, exact: true }).click()
    await expect(
      phone.getByRole('heading', { name: screens.visits.invited.title_one }),
    ).toBeVisible()
  })

  await test.step('two: let in at the gatehouse, which already expects the guest', async () => {
    await expect(gatehouse.getByText(guest).first()).toBeVisible()
    await gatehouse.keyboard.type(guest.toLocaleLowerCase('pt'))
    await expect(gatehouse.getByRole('row', { selected: true })).toContainText(guest)
    await gatehouse.keyboard.press('Enter')
    await gatehouse
      .getByRole('dialog')
      .getByRole('textbox', { name: common.fields.cpf })
      .fill(ownCpf())
    await gatehouse.keyboard.press('Control+Enter')
    await expect(gatehouse.getByText(`${guest} entrou`, { exact: true })).toBeVisible()
  })

  await test.step('three: receive a parcel, of which the phone is told', async () => {
    await gatehouse.goto('/apps/condominiums/gate/?do=receive')
    const dialog = gatehouse.getByRole('dialog')
    await dialog.getByLabel(registers.parcels.fields.tracking).fill(label)
    await dialog.getByLabel(screens.parcelDesk.reception.recipient).fill('Camila Duarte')
    await expect(dialog.getByRole('option').first()).toContainText('Camila')
    await gatehouse.keyboard.press('Enter')
    await expect(
      dialog.getByRole('region', { name: screens.parcelDesk.sitting.title }),
    ).toContainText('Camila')
    await phone.goto('/apps/condominiums/parcels/')
    await expect(phone.getByText(label).first()).toBeVisible()
  })

  await test.step('four: the red button asks before it rings', async () => {
    await phone
      .getByRole('button', { name: /pânico/i })
      .first()
      .click()
    await expect(
      phone.getByRole('dialog').getByRole('button', { name: screens.panic.raise.confirm }),
    ).toBeFocused()
    await expectAccessible(phone)
    await phone.keyboard.press('Escape')
    await expect(phone.getByRole('dialog')).toHaveCount(0)
  })
}

/**
 * Returns a function that opens pages of a server with a demonstration of its own, in its time
 * zone.
 */
const opener =
  (visitor: Visitor, { origin }: OwnServer, timeZone: string): Open =>
  (options = {}) =>
    visitor({ ...options, origin, timeZone })

test('a newcomer signs in by one press, and walks through the four steps in two windows', async ({
  visitor,
}) => {
  await walkThrough(visitor)
})

for (const [name, hour] of [
  ['at 3 in the morning', 3],
  ['at noon', 12],
] as const)
  test(`${name} a newcomer sees the same`, async ({ visitor, ownServer }) => {
    const timeZone = zoneAt(hour)
    await walkThrough(opener(visitor, await ownServer({ timeZone }), timeZone))
  })
