import type { Locator, Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import {
  acceptCommands,
  type Door,
  holdersOf,
  namedOn,
  openSite,
  refuseCommands,
  type Site,
} from './doors.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

// A face that opens with consent, and no longer once that is withdrawn: faces.spec.ts.
// Doors in an emergency: doors-in-an-emergency.spec.ts.

const words = screens.accessDecision
const left = screens.departures
const refused = (reason: keyof typeof words.reasons) =>
  `${words.facts.denied}: ${words.reasons[reason]}`

/** The day of the week three days from now, so that no midnight comes near. */
const otherDay = () => {
  const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
  return names[new Date(Date.now() + 3 * 86_400_000).getUTCDay()]
}

/** Waits until a door asks the server, and its reader knows these cards. */
const served = ({ reader }: Door, ...cards: string[]) =>
  expect
    .poll(() => [reader.mode(), ...cards.map((card) => holdersOf(reader, card))])
    .toEqual(['pro', ...cards.map(() => 1)])

/** Returns how often the relays of some doors moved. */
const movesOf = (...doors: readonly Door[]) =>
  doors.reduce((sum, { reader }) => sum + reader.pulses().length, 0)

/** Makes a resident of the unit; resolves to the id. */
async function addResident({ add, apartment }: Site, name: string): Promise<string> {
  const resident_id = await add('residents', { name })
  await add('occupancies', {
    apartment_id: apartment,
    resident_id,
    relation: 'owner',
    starts_on: '2020-01-01',
  })
  return resident_id
}

type Guest = { readonly pass: string; readonly visit: string; readonly qr: string }

/** Invites a guest for one entry, and waits until the entrances know the QR code. */
async function invite(site: Site, host_id: string, name: string): Promise<Guest> {
  const { sindico, apartment, main, service } = site
  type Given = { id: string; code: string; visit_id: string }
  const invited = { apartment_id: apartment, host_id, guests: [{ name }] }
  const [given] = await sindico.call<Given[]>('POST', '/visits/invite', invited)
  const [pass, qr, visit] = [given?.id ?? '', given?.code ?? '', given?.visit_id ?? '']
  for (const door of [main, service]) await expect.poll(() => knowsQr(door, qr)).toBe(true)
  return { pass, visit, qr }
}

const knowsQr = ({ reader }: Door, qr: string) =>
  reader.rows('qrcodes', { where: { qrcodes: { value: qr } } }).length > 0

/** Opens the monitor of one door, or of all, for the doorman. */
async function watch(page: Page, { doormanEmail }: Site, door?: Door): Promise<void> {
  await signIn(page, doormanEmail, null)
  await page.goto(`/apps/condominiums/access/${door ? `?point_id=${door.point}` : ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.accessMonitor.title)
}

/** Accesses on the monitor of which all this is said. */
const accessesOf = (page: Page, ...said: readonly string[]): Locator =>
  said.reduce(
    (lines, hasText) => lines.filter({ hasText }),
    page.getByRole('region', { name: screens.access.events.list }).locator('article, li'),
  )

test('a card outside its hours is refused, and a QR shown at two readers at once opens one', async ({
  visitor,
  request,
}) => {
  const site = await openSite(request)
  const { main, service, add } = site
  try {
    const employee_id = await add('employees', { name: `Dora ${attempt()}`, position: 'Diarista' })
    const schedule_id = await add('access-schedules', {
      name: 'Dia da faxina',
      hours: [{ days: [otherDay()], from_time: '08:00', to_time: '17:00' }],
    })
    const points = [{ point_id: service.point }]
    await add('access-rules', { name: 'Faxina', people: [{ employee_id }], schedule_id, points })
    const card = await site.giveCard({ employee_id })
    const { qr, pass } = await invite(
      site,
      await addResident(site, `Rita ${attempt()}`),
      `Gil ${attempt()}`,
    )
    await served(service, card)
    const gate = await visitor()
    await watch(gate, site)

    await test.step('the card is refused, and the monitor says why', async () => {
      const shown = await service.reader.present({ card })
      expect(shown).toMatchObject({ opened: false, decidedBy: 'server' })
      expect(movesOf(service)).toBe(0)
      const told = accessesOf(gate, `Dora ${attempt()}`, service.name, refused('schedule'))
      await expect(told).toBeVisible()
      await expectAccessible(gate)
      await told.getByRole('link').click()
      const heading = gate.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(screens.access.events.why.denied)
      await expect(gate.getByText(words.because.schedule)).toBeVisible()
      const rule = gate.getByRole('listitem').filter({ hasText: 'Faxina' })
      await expect(rule).toContainText(words.missed.schedule)
      await expectAccessible(gate)
      await gate.goBack()
    })

    await test.step('the QR opens one of two doors, and both are told', async () => {
      const both = await Promise.all([main, service].map(({ reader }) => reader.present({ qr })))
      expect(both.filter(({ opened }) => opened)).toHaveLength(1)
      expect(both.map(({ decidedBy }) => decidedBy)).toEqual(['server', 'server'])
      expect(movesOf(main, service)).toBe(1)
      const guest = `Gil ${attempt()}`
      await expect(accessesOf(gate, guest, words.facts.granted)).toHaveCount(1)
      await expect(accessesOf(gate, guest, refused('used_up'))).toHaveCount(1)
      await gate.goto(`/apps/condominiums/pass/${pass}`)
      await expect(gate.locator('main header').first()).toContainText('Usado')
    })
  } finally {
    await site.close()
  }
})

test('a blocked guest stays outside, a dismissed person walks out, and whoever moves out is on no reader', async ({
  visitor,
  request,
}) => {
  const site = await openSite(request)
  const { main, service, exit, add, sindico } = site
  try {
    const [rita, gil, edu] = [`Rita ${attempt()}`, `Gil ${attempt()}`, `Edu ${attempt()}`]
    const resident_id = await addResident(site, rita)
    const employee_id = await add('employees', { name: edu, position: 'Zelador' })
    const points = [{ point_id: service.point }]
    await add('access-rules', { name: 'Zeladoria', people: [{ employee_id }], points })
    const card = await site.giveCard({ employee_id })
    const ritasCard = await site.giveCard({ resident_id })
    const { qr, visit } = await invite(site, resident_id, gil)
    await served(main, ritasCard)
    for (const door of [service, exit]) await served(door, card, ritasCard)
    const gate = await visitor()
    await watch(gate, site)

    await test.step('a blocked guest is refused while the reader still knows them, and then is gone', async () => {
      refuseCommands(main.reader)
      const { visitor_id } = await sindico.call<{ visitor_id: string }>('GET', `/visits/${visit}`)
      await sindico.call('POST', `/visitors/${visitor_id}/block`, { reason: 'Briga na garagem' })
      const shown = await main.reader.present({ qr })
      expect(shown).toMatchObject({ opened: false, decidedBy: 'server' })
      await expect(accessesOf(gate, gil, main.name, refused('blocked'))).toBeVisible()
      await expect.poll(() => knowsQr(service, qr)).toBe(false)
      expect(knowsQr(main, qr)).toBe(true)
      acceptCommands(main.reader)
      await expect.poll(() => knowsQr(main, qr)).toBe(false)
      for (const { reader } of [main, service])
        expect(await reader.present({ qr })).toMatchObject({ opened: false })
      expect(movesOf(main, service)).toBe(0)
    })

    const office = await visitor()
    const dialog = office.getByRole('dialog')
    const leaveNow = async (begin: string) => {
      await office.getByRole('button', { name: begin }).click()
      await dialog.getByText(left.when.nowHelp).click()
      await dialog.getByRole('button', { name: left.next }).click()
      await dialog.getByRole('button', { name: left.next }).click()
      await dialog.getByRole('button', { name: left.confirmNow }).click()
    }
    /** The line of a reader on the receipt. */
    const lineOf = ({ name }: Door) => dialog.getByRole('listitem').filter({ hasText: name })

    await test.step('a dismissed person inside walks out with a mark, and does not come in', async () => {
      const entry = await service.reader.present({ card })
      expect(entry).toMatchObject({ opened: true, decidedBy: 'server' })
      refuseCommands(exit.reader)
      await signIn(office, site.sindicoEmail, `/apps/condominiums/employee/${employee_id}`)
      await leaveNow(left.begin.employees)
      await expect(dialog.getByText(left.states.dismissal.done)).toBeVisible()
      expect(await service.reader.present({ card })).toMatchObject({ opened: false })
      const way = await exit.reader.present({ card })
      expect(way).toMatchObject({ opened: true, decidedBy: 'server' })
      const told = accessesOf(gate, edu, exit.name, words.facts.granted, words.reasons.revoked)
      await expect(told).toBeVisible()
      expect(movesOf(service)).toBe(1)
      expect(movesOf(exit)).toBe(1)
    })

    await test.step('the receipt tells which reader is not empty yet, and when it is', async () => {
      const receipt = async () => {
        await office.reload()
        await office.getByRole('button', { name: left.receipt.button }).click()
      }
      await receipt()
      await expect(lineOf(exit)).toContainText(left.readers.waiting)
      await expect(lineOf(service)).toContainText(left.readers.gone)
      acceptCommands(exit.reader)
      for (const { reader } of [service, exit]) {
        await expect.poll(() => holdersOf(reader, card)).toBe(0)
        await expect.poll(() => namedOn(reader, edu)).toBe(0)
      }
      await expect(async () => {
        await receipt()
        await expect(lineOf(exit)).toContainText(left.readers.gone, { timeout: 2_000 })
      }).toPass()
      await expectAccessible(office)
      expect(await exit.reader.present({ card })).toMatchObject({ opened: false })
      expect(exit.reader.pressExit()).toMatchObject({ opened: true })
      await expect(accessesOf(gate, exit.name, words.facts.exit_button)).toBeVisible()
    })

    await test.step('whoever moves out is refused from then on, and each reader is read without them', async () => {
      expect(await main.reader.present({ card: ritasCard })).toMatchObject({ opened: true })
      const before = movesOf(main, service)
      await office.goto(`/apps/condominiums/resident/${resident_id}`)
      const ended = office.waitForResponse(
        (answer) => answer.url().endsWith('/departure') && answer.request().method() === 'POST',
      )
      await leaveNow(left.begin.residents)
      await ended
      for (const { reader } of [main, service])
        expect(await reader.present({ card: ritasCard })).toMatchObject({ opened: false })
      expect(movesOf(main, service)).toBe(before)
      for (const { reader } of [main, service, exit]) {
        await expect.poll(() => holdersOf(reader, ritasCard)).toBe(0)
        await expect.poll(() => namedOn(reader, rita)).toBe(0)
      }
      await expect(dialog.getByText(left.states.move_out.done)).toBeVisible()
      await expect(async () => {
        await office.reload()
        await office.getByRole('button', { name: left.receipt.button }).click()
        for (const door of [main, service, exit])
          await expect(lineOf(door)).toContainText(left.readers.gone, { timeout: 2_000 })
      }).toPass()
      await office.keyboard.press('Escape')
      await expect(office.getByText(refused('revoked')).first()).toBeVisible()
    })
  } finally {
    await site.close()
  }
})
