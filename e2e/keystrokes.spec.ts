import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { PickupCode } from '@portaria/contract/modules/custody/parcels'
import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { registers, screens } from '../apps/web/src/testing/words.ts'
import { type Caller, callerOf } from './api-calls.ts'
import { runSql } from './database.ts'
import { attempt, ownCpf, ownNumber } from './own-values.ts'
import { sign } from './signature.ts'
import { expect, signIn, test } from './visit.ts'

const DESK = '/apps/condominiums/gate/'
const TABLE = new URL('../docs/keystrokes.md', import.meta.url)

type Row = { task: string; keys: readonly string[]; count: number }

/** Reads the table of the desk's keys from the documentation that readers see. */
async function deskRows(): Promise<Row[]> {
  const text = await readFile(TABLE, 'utf8')
  const [, ofDesk = ''] = text.split("## At the gate's desk")
  return Array.from(ofDesk.matchAll(/^\| ([^|]+) \| `([^`]+)` \| (\d+) \|$/gm)).map(
    ([, task = '', keys = '', count]) => ({ task, keys: keys.split(' '), count: Number(count) }),
  )
}

/** The data and the waits of one row. */
type Scenario = {
  /** The text to type or scan for each name in braces. */
  typed: Readonly<Record<string, string>>
  /** The element that a person waits to see before pressing the key at an index, counted from 0. */
  sees?: Readonly<Record<number, Locator>>
  done: () => Promise<void>
}

/** Presses the keys of a row and returns how many a person pressed. */
async function press(page: Page, { keys }: Row, { typed, sees }: Scenario): Promise<number> {
  let pressed = 0
  for (const [place, key] of keys.entries()) {
    const seen = sees?.[place]
    if (seen) await expect(seen).toBeVisible()
    const [, name] = /^\{(\w+)\}$/.exec(key) ?? []
    const text = name === undefined ? undefined : typed[name]
    if (name === 'signature') await sign(page)
    else if (name === undefined) {
      await page.keyboard.press(key)
      pressed += 1
    } else if (text === undefined) throw new Error(`nothing is said of {${name}}`)
    else if (name === 'code' || name === 'label') {
      await page.keyboard.insertText(text)
      await page.keyboard.press('Enter')
    } else {
      await page.keyboard.type(text)
      pressed += text.length
    }
  }
  return pressed
}

/**
 * Returns two numbers of four digits that no unit has yet. A demonstration unit with the same
 * number would be found first.
 */
async function unusedNumbers(staff: Caller): Promise<{ own: string; equal: string }> {
  const begin = ownNumber(3)
  const numbers = { own: `${begin}1`, equal: `${begin}2` }
  for (const number of Object.values(numbers)) {
    const taken = await staff.call<unknown[]>('GET', `/apartments?q=${number}`)
    if (taken.length > 0) return unusedNumbers(staff)
  }
  return numbers
}

test('the desk needs exactly the keys that its table lists', async ({ visitor, request }) => {
  // The prefix of this attempt's names and units, so that four keys find each of them.
  const begin = attempt().slice(0, 3)
  const family = `Teclado ${attempt().slice(2)}`
  const staff = await callerOf(request, 'sindico@bosque.example')
  const numbers = await unusedNumbers(staff)
  const doorman = await callerOf(request, 'funcionario@bosque.example')
  const resident = await callerOf(request, 'condomino@bosque.example')
  const add = async (register: string, body: object) =>
    (await staff.call<{ id: string }>('POST', `/${register}`, body)).id
  const [first, second] = [
    await add('towers', { name: `Bloco ${family}` }),
    await add('towers', { name: `Cedro ${family}` }),
  ]
  const own = await add('apartments', { tower_id: first, number: numbers.own })
  await add('apartments', { tower_id: first, number: numbers.equal })
  await add('apartments', { tower_id: second, number: numbers.equal })
  const whose = await add('residents', { name: `${begin}uxa ${family}`, phones: ['11988887777'] })
  await add('occupancies', {
    apartment_id: own,
    resident_id: whose,
    relation: 'owner',
    starts_on: '2020-01-01',
  })
  await add('visitors', { name: `${begin}zeca ${family}`, cpf: ownCpf() })
  const [unit] = await resident.call<{ id: string; number: string }[]>(
    'GET',
    '/apartments?per_page=1',
  )
  const names = [`${begin}avier`, `${begin}erxes`, `${begin}imene`, `${begin}oanna`]
  const guests = await resident.call<InvitedGuest[]>('POST', '/visits/invite', {
    apartment_id: unit?.id,
    guests: names.map((name) => ({ name: `${name} ${family}` })),
  })
  const [helper] = await resident.call<InvitedGuest[]>('POST', '/visits/invite', {
    apartment_id: unit?.id,
    guests: [{ name: `${begin}yster ${family}` }],
    uses_allowed: null,
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  })
  // The gate has seen their documents before.
  await runSql(
    `DO $$ BEGIN
      PERFORM set_config('app.tenant_id', tenant_id::text, true) FROM visitors
        WHERE name = '${begin}avier ${family}';
      UPDATE visitors SET provisional = false WHERE name LIKE '% ${family}';
    END $$`,
    [],
  )
  await doorman.call('POST', '/gate/entries', { code: helper?.code })
  const guest = (name: string) => guests.find(({ guest_name }) => guest_name.startsWith(name))
  const parcel = await doorman.call<{ id: string }>('POST', '/parcels', {
    kind: 'parcel',
    place: 'desk',
    apartment_id: unit?.id,
  })
  const { codes } = await resident.call<{ codes: PickupCode[] }>('GET', `/parcels/${parcel.id}`)

  const page = await visitor()
  await signIn(page, 'funcionario@bosque.example', DESK)
  const box = page.getByRole('combobox', { name: /^Nome, apartamento, placa/ })
  const rows = page.getByRole('grid').getByRole('row')
  const dialog = page.getByRole('dialog')
  const sitting = dialog
    .getByRole('region', { name: screens.parcelDesk.sitting.title })
    .getByRole('listitem')
  const called: string[] = []
  await page.exposeFunction('noteCall', (href: string) => called.push(href))
  await page.evaluate(() => {
    const note = (window as unknown as { noteCall: (href: string) => void }).noteCall
    document.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href^="tel:"]') : null
        if (link) note(link.getAttribute('href') ?? '')
      },
      true,
    )
  })
  const entered = (name: string) => async () => {
    await expect(page.getByText(`${name} ${family} entrou`, { exact: true })).toBeVisible()
    await expect(box).toHaveValue('')
  }
  const row = (text: string) => rows.first().filter({ hasText: text })
  const option = (text: string) => page.getByRole('option').filter({ hasText: text }).first()
  const panel = page.getByRole('heading', { name: `Bloco ${family} · ${numbers.own}` })

  const scenarios: Record<string, Scenario> = {
    'Expected guest by the code': {
      typed: { code: guest(`${begin}avier`)?.code ?? '' },
      done: entered(`${begin}avier`),
    },
    'Expected guest by the PIN': {
      typed: { pin: guest(`${begin}erxes`)?.pin ?? '' },
      done: entered(`${begin}erxes`),
    },
    'Expected guest by name': {
      typed: { name: `${begin}i` },
      sees: { 1: row(`${begin}imene`) },
      done: entered(`${begin}imene`),
    },
    'Take back that entry': {
      typed: {},
      done: () => expect(page.getByText(screens.gate.undo['undo-entry'])).toBeVisible(),
    },
    'Expected guest with a photo': {
      typed: { name: `${begin}o` },
      sees: { 1: row(`${begin}oanna`), 2: dialog },
      done: entered(`${begin}oanna`),
    },
    'Close a forgotten exit and let in': {
      typed: { code: helper?.code ?? '' },
      sees: { 1: dialog.getByText(`${begin}yster ${family} já consta dentro`) },
      done: entered(`${begin}yster`),
    },
    'Exit by name': {
      typed: { name: `${begin}o` },
      sees: { 1: row('Registrar saída') },
      done: () =>
        expect(
          page.getByText(registers.visits.transitions['check-out'].done).first(),
        ).toBeVisible(),
    },
    'Open the window for somebody unannounced': {
      typed: { number: numbers.own },
      sees: { 1: row(numbers.own), 2: panel },
      done: () => expect(dialog.getByLabel(screens.walkIn.name)).toBeFocused(),
    },
    'Record somebody known and unannounced': {
      typed: { name: `${begin}z`, number: numbers.own },
      sees: {
        1: row(`${begin}zeca`),
        2: dialog.getByText(`${begin}zeca ${family}`),
        3: option(numbers.own),
        4: dialog,
      },
      done: () =>
        expect(
          page.getByRole('button', { name: new RegExp(`^Responder: ${begin}zeca`) }),
        ).toBeVisible(),
    },
    'One of two units of a number': {
      typed: { number: numbers.equal },
      sees: { 1: rows.nth(1).filter({ hasText: numbers.equal }) },
      done: () =>
        expect(
          page.getByRole('heading', { name: `Cedro ${family} · ${numbers.equal}` }),
        ).toBeVisible(),
    },
    'Call a unit': {
      typed: { number: numbers.own },
      sees: {
        1: row(numbers.own),
        2: page.getByRole('link', { name: 'Ligar para (11) 98888-7777' }),
      },
      done: () => expect.poll(() => called).toEqual(['tel:+5511988887777']),
    },
    'Receive a parcel': {
      typed: { label: `QK${ownNumber(9)}BR`, name: `${begin}u` },
      sees: {
        1: dialog.getByLabel(screens.parcelDesk.reception.recipient),
        2: option(`${begin}uxa`),
      },
      done: () => expect(sitting).toHaveCount(1),
    },
    'Receive the next one': {
      typed: { label: `TBA${ownNumber(12)}`, name: `${begin}u` },
      sees: {
        1: dialog.getByLabel(screens.parcelDesk.reception.recipient),
        2: option(`${begin}uxa`),
      },
      done: () => expect(sitting).toHaveCount(2),
    },
    'Hand over by a code': {
      typed: { pickup: codes[0]?.code ?? '' },
      sees: { 2: dialog.getByText(`· ${unit?.number}`).first() },
      done: () => expect(page.getByText(/^Encomenda \S+ entregue$/).first()).toBeVisible(),
    },
    'Hand over by name': {
      typed: { name: `${begin}u` },
      sees: {
        1: row(`${begin}uxa`),
        2: page.getByRole('button', { name: 'Entregar 2 encomendas' }),
        3: dialog.getByLabel(screens.registerPages.signature.sign),
      },
      done: () =>
        expect
          .poll(() => staff.call('GET', `/parcels?filter[apartment_id]=${own}&filter[pickup]=held`))
          .toEqual([]),
    },
  }
  const table = await deskRows()
  expect(table.map(({ task }) => task)).toEqual(Object.keys(scenarios))
  const follows = new Set(['Take back that entry', 'Receive the next one'])
  for (const line of table) {
    const scenario = scenarios[line.task]
    if (!scenario) continue
    await test.step(line.task, async () => {
      if (!follows.has(line.task)) {
        await expect(async () => {
          await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0, { timeout: 500 })
          await expect(box).toBeFocused({ timeout: 500 })
          await expect(box).toHaveValue('', { timeout: 500 })
        }).toPass()
      }
      expect(await press(page, line, scenario)).toBe(line.count)
      await scenario.done()
    })
  }
})
