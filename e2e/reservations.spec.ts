import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { choiceWord, registers, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { callerOf } from './api-calls.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'

/**
 * Makes an area of this attempt alone with a rule, and a household beside that of the resident who
 * signs in.
 */
async function prepare(request: APIRequestContext) {
  const own = attempt()
  const sindico = await callerOf(request, 'sindico@bosque.example')
  const add = async (register: string, body: object) =>
    (await sindico.call<{ id: string }>('POST', `/${register}`, body)).id
  const rule = await add('rules', { title: `Uso do terraço ${own}`, body: '<p>Até 22h.</p>' })
  await sindico.call('POST', `/rules/${rule}/publish`, { effective_from: '2024-01-01' })
  const terrace = `Terraço da jornada ${own}`
  const area = await add('common-areas', {
    name: terrace,
    capacity: 30,
    booking_mode: 'slots',
    slots: [{ weekdays: [], starts_at: '10:00', ends_at: '14:00' }],
    min_notice_hours: 24,
    needs_approval: true,
    rule_id: rule,
    inspection_items: [{ name: 'Vidros' }, { name: 'Fogão' }],
  })
  const tower = await add('towers', { name: `Torre das reservas ${own}` })
  const apartment = await add('apartments', { tower_id: tower, number: '77' })
  const host = `Petúnia da Jornada ${own}`
  const resident = await add('residents', { name: host })
  await add('occupancies', {
    apartment_id: apartment,
    resident_id: resident,
    relation: 'owner',
    starts_on: '2020-01-01',
  })
  return {
    sindico,
    area,
    terrace,
    tower: `Torre das reservas ${own}`,
    host,
    resident,
    // Each attempt has parties of its own, so that a second attempt opens its own.
    party: `Aniversário no terraço ${own}`,
    tea: `Chá no terraço ${own}`,
  }
}

/** Chooses a result of the server's search. */
async function choose(page: Page, label: string, words: string) {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(words)
  await page.getByRole('option').first().click()
}

test('an area is booked by thumb; another household waits for it, is offered it and gets it', async ({
  visitor,
  request,
}) => {
  const { sindico, area, terrace, tower, host, resident, party, tea } = await prepare(request)
  const phone = await visitor({ width: 390, dark: true })
  await answerAlerts(phone, [])
  await signIn(phone, 'condomino@bosque.example')

  await test.step('from the own home in at most eight taps', async () => {
    let taps = 0
    const tap = async (locator: ReturnType<Page['getByRole']>) => {
      taps += 1
      await locator.click()
    }
    await tap(phone.getByRole('link', { name: 'Reservar uma área' }))
    await expect(phone.getByRole('heading', { name: screens.events.area.title })).toBeVisible()
    await expectAccessible(phone)
    await tap(phone.getByRole('button', { name: new RegExp(terrace) }))
    await expect(phone.getByRole('heading', { name: `${terrace} · Quando?` })).toBeVisible()
    const slot = phone.getByRole('button', { name: '10:00–14:00' })
    await expect(slot).toBeEnabled()
    await expectAccessible(phone)
    await tap(slot)
    await phone.getByRole('textbox', { name: registers.events.fields.title }).fill(party)
    await tap(phone.getByRole('button', { name: screens.events.next }))
    await expect(phone.getByText('Esta área precisa de aprovação.')).toBeVisible()
    await expect(phone.getByRole('link', { name: /Uso do terraço/ })).toBeVisible()
    await expectAccessible(phone)
    await tap(phone.getByRole('button', { name: screens.events.review.asks }))
    await expect(
      phone.getByRole('heading', { name: screens.events.success.requested }),
    ).toBeVisible()
    await expectAccessible(phone)
    expect(taps).toBeLessThanOrEqual(8)
  })

  await test.step('and taken along as a file for a calendar program', async () => {
    const downloading = phone.waitForEvent('download')
    await phone.getByRole('button', { name: screens.events.success.file }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^aniversario-no-terraco.*\.ics$/)
    expect(await readFile(await download.path(), 'utf8')).toContain('STATUS:TENTATIVE')
  })

  const page = await visitor()
  await answerAlerts(page, [])
  await signIn(page, 'sindico@bosque.example', null)
  const open = async (title: string) => {
    await page.goto(`${of}/events/?q=${encodeURIComponent(title)}`)
    await page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  }

  await test.step('the síndico books the same for another unit, which joins the waiting list', async () => {
    const [first] = await sindico.call<{ starts_at: string }[]>(
      'GET',
      `/events?filter[common_area_id]=${area}`,
    )
    const day = first?.starts_at.slice(0, 10) ?? ''
    await page.goto(`${of}/new-event/new?area=${area}&day=${day}`)
    await page.getByRole('button', { name: /10:00–14:00.*Entrar na fila/ }).click()
    await choose(page, 'Apartamento', `${tower} 77`)
    await choose(page, 'Morador', host)
    await page.getByRole('textbox', { name: registers.events.fields.title }).fill(tea)
    await expectAccessible(page)
    await page.getByRole('button', { name: screens.events.next }).click()
    await page.getByRole('button', { name: 'Entrar na fila' }).click()
    await expect(page.getByRole('heading', { name: screens.events.success.waiting })).toBeVisible()
  })

  await test.step('the request is approved, and the calendar shows both', async () => {
    await open(party)
    await page.getByRole('button', { name: 'Aprovar' }).click()
    await expect(
      page.getByText(choiceWord('events', 'state', 'approved'), { exact: true }),
    ).toBeVisible()
    await expectDone(page)
    await page.goto(`${of}/events/`)
    await page.getByRole('radio', { name: screens.events.calendar.calendar }).click()
    await page.getByRole('combobox', { name: 'Área' }).click()
    await page.getByRole('option', { name: terrace }).click()
    await expect(page.getByText(new RegExp(party)).first()).toBeVisible()
    await expect(page.getByText(new RegExp(tea)).first()).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('who booked first cancels, and the time is offered to who waits', async () => {
    await phone.getByRole('link', { name: screens.events.success.open }).click()
    await phone.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await phone.getByRole('button', { name: registers.events.transitions.cancel.button }).click()
    const dialog = phone.getByRole('dialog').or(phone.getByRole('alertdialog'))
    await dialog.getByLabel('Motivo').fill('Vai chover')
    await dialog.getByRole('button', { name: registers.events.transitions.cancel.button }).click()
    await expect(phone.getByText('Cancelada', { exact: true }).first()).toBeVisible()
    await open(tea)
    await expect(page.getByText('Horário oferecido', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: registers.events.transitions.accept.button }).click()
    await expect(
      page.getByText(choiceWord('events', 'state', 'approved'), { exact: true }),
    ).toBeVisible()
  })

  await test.step('the area is looked at before its use, and what is damaged is written down', async () => {
    await page.getByRole('button', { name: screens.eventInspections.damage }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Observação' }).fill('Porta da varanda trincada')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Salvar item vistoriado' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Com dano')).toBeVisible()
    await page.getByRole('button', { name: screens.eventInspections.allFine }).click()
    await expect(page.getByText(screens.eventInspections.fine, { exact: true })).toBeVisible()
  })

  await test.step('a change of the area changes no reservation, and says which it would refuse', async () => {
    await page.goto(`${of}/common-area/${area}/edit`)
    await page.getByRole('combobox', { name: registers.commonAreas.fields.condition }).click()
    await page
      .getByRole('option', { name: choiceWord('common-areas', 'condition', 'maintenance') })
      .click()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(screens.events.conflicts.title)).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(tea) })).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('the own reservations are read by a link, without a session', async () => {
    await phone.goto(`${of}/events/`)
    await phone.getByRole('button', { name: 'Assinar no meu calendário' }).click()
    await phone.getByRole('button', { name: screens.events.feed.make }).click()
    await expectAccessible(phone)
    const href = await phone
      .getByRole('link', { name: screens.events.feed.open })
      .getAttribute('href')
    const { pathname } = new URL(href?.replace('webcal:', 'http:') ?? '')
    const feed = await request.get(pathname)
    expect(await feed.text()).toContain(`SUMMARY:${party}`)
    expect(await feed.text()).not.toContain(tea)
  })

  await test.step('what is damaged has opened an occurrence of its own', async () => {
    await page.goto(`${of}/ocurrences/?q=${encodeURIComponent(terrace)}`)
    await page.getByRole('link', { name: new RegExp(`${terrace} · `) }).click()
    await expect(page.getByText('Porta da varanda trincada')).toBeVisible()
  })

  await test.step('who booked moves out: the reservation ends, with its guests and their passes', async () => {
    const booked = await sindico.call<{ id: string; title: string; state: string }[]>(
      'GET',
      `/events?filter[common_area_id]=${area}&q=${encodeURIComponent(tea)}`,
    )
    const event = booked[0]?.id ?? ''
    await sindico.call('POST', '/event-guests', { event_id: event, name: 'Rita Convidada' })
    const [link] = await sindico.call<{ url: string }[]>('POST', `/events/${event}/guest-links`, {})
    const guest = await visitor({ width: 390 })
    await guest.goto(new URL(link?.url ?? '').pathname)
    await guest.getByRole('button', { name: 'Vou', exact: true }).click()
    await expect(guest.getByRole('img', { name: 'QR Code do seu passe' })).toBeVisible()
    const { today } = await sindico.call<{ today: string }>(
      'GET',
      `/residents/${resident}/departure`,
    )
    await sindico.call('POST', `/residents/${resident}/departure`, { last_day: today, now: true })
    const ended = await sindico.call<{ state: string }>('GET', `/events/${event}`)
    expect(ended.state).toBe('cancelled')
    const [pass] = await sindico.call<{ state: string }[]>(
      'GET',
      '/passes?q=Rita Convidada&filter[kind]=event_guest',
    )
    expect(pass?.state).toBe('cancelled')
    await guest.reload()
    await expect(guest.getByRole('img', { name: 'QR Code do seu passe' })).toHaveCount(0)
  })
})
