import type { APIRequestContext } from '@playwright/test'
import { common, registers, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { callerOf } from './api-calls.ts'
import { runSql } from './database.ts'
import { attempt, ownCpf } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'
const HOUR = 3_600_000

/** The maximum bytes of script that a guest's telephone loads, as transferred. */
const SCRIPT_MAX = 60_000

/**
 * Makes a party that has begun, for the resident who signs in, in an area of this attempt alone.
 */
async function prepare(request: APIRequestContext) {
  const own = attempt()
  const sindico = await callerOf(request, 'sindico@bosque.example')
  const name = `Mirante da jornada ${own}`
  const area = await sindico.call<{ id: string }>('POST', '/common-areas', {
    name,
    capacity: 60,
    booking_mode: 'free',
  })
  const [home] = await sindico.call<{ id: string }[]>('GET', '/apartments?q=1203')
  const [host] = await sindico.call<{ id: string; name: string }[]>(
    'GET',
    '/residents?q=Camila Duarte',
  )
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const event = await sindico.call<{ id: string }>('POST', '/events', {
    title: `Festa no mirante ${own}`,
    common_area_id: area.id,
    apartment_id: home?.id,
    resident_id: host?.id,
    starts_at: at(24),
    ends_at: at(28),
  })
  return { sindico, area: name, event: event.id, title: `Festa no mirante ${own}` }
}

/** Changes the times of a reservation's rows, so that they began an hour ago. */
const begin = (table: string, from: string, to: string, where: string, event: string) =>
  runSql(
    `WITH scope AS (
       SELECT set_config('app.tenant_id', tenant_id::text, true) FROM events WHERE id = $1)
     UPDATE ${table} SET ${from} = now() - interval '1 hour', ${to} = now() + interval '3 hours'
     FROM scope WHERE ${where}`,
    [event],
  )

/** A list of forty people as a person types it, with the rest of a conversation around it. */
const list = (own: string) =>
  [
    `Lista da festa ${own}:`,
    `1. Zenaide Convidada${own} +1 11 98123-4567`,
    `2) Zilá Convidada${own} (21) 99876-5432`,
    `3 - Zoraide Convidada${own} RG 12.345.678-9`,
    `• Zuleide Convidada${own} e 2 crianças`,
    ...Array.from({ length: 36 }, (_, nth) => `${nth + 5}. Convidado ${nth + 5} do mirante ${own}`),
    '--------',
  ].join('\n')

test('forty guests are pasted, answer without signing in, and one is let in at the area', async ({
  visitor,
  request,
}) => {
  const own = attempt()
  const { sindico, area, event, title } = await prepare(request)
  const host = await visitor({ width: 390 })
  await answerAlerts(host, [])
  await signIn(host, 'condomino@bosque.example', null)

  await test.step('the host pastes a list, and sees what was read before it is taken', async () => {
    await host.goto(`${of}/event/${event}`)
    await host.getByRole('link', { name: screens.eventGuests.panel.begin }).click()
    await expect(host.getByRole('heading', { name: `Convidados · ${title}` })).toBeVisible()
    await host.getByRole('button', { name: 'Colar lista' }).click()
    const dialog = host.getByRole('dialog')
    await dialog.getByLabel('Lista').fill(list(own))
    await expect(dialog.getByText('40 convidados lidos')).toBeVisible()
    await expect(dialog.getByText('2 linhas não são nomes e ficam de fora')).toBeVisible()
    await expect(dialog.getByText('1 acompanhante · (11) 98123-4567')).toBeVisible()
    await expect(dialog.getByText('RG 12.345.678-9', { exact: true })).toBeVisible()
    await expectAccessible(host)
    await dialog.getByRole('button', { name: 'Incluir 40 convidados' }).click()
    await expect(host.getByText('40 convidados incluídos')).toBeVisible()
    await expectDone(host)
    await expect(host.getByText('43 de 60 lugares, com acompanhantes e crianças.')).toBeVisible()
    await expectAccessible(host)
  })

  const links = await sindico.call<{ name: string; url: string }[]>(
    'POST',
    `/events/${event}/guest-links`,
    {},
  )
  const linkOf = (name: string) =>
    new URL(links.find((link) => link.name === name)?.url ?? '').pathname

  await test.step('each link is offered to send, and none shows the unit', async () => {
    await host.getByRole('button', { name: 'Enviar convites' }).click()
    const dialog = host.getByRole('dialog')
    const first = dialog.getByRole('link', { name: 'WhatsApp' }).first()
    await expect(first).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*guests%2Fconfirm/)
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveCount(40)
    await expectAccessible(host)
    await host.keyboard.press('Escape')
  })

  let pin = ''
  await test.step('three come and one does not, each on a telephone without signing in', async () => {
    const guest = await visitor({ width: 390, dark: true })
    let bytes = 0
    guest.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return
      bytes += Number(response.headers()['content-length'] ?? 0)
    })
    await guest.goto(linkOf(`Zenaide Convidada${own}`))
    await expect(guest.getByRole('heading', { name: title })).toBeVisible()
    await expect(guest.getByText('Camila convida você')).toBeVisible()
    await expect(guest.getByText(area)).toBeVisible()
    await expect(guest.getByText('1203')).toHaveCount(0)
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes).toBeLessThan(SCRIPT_MAX)
    await expectAccessible(guest)
    await guest.getByText('Como usamos os seus dados').click()
    await expect(guest.getByText(/apagada 90 dias depois da festa/)).toBeVisible()
    await guest.getByLabel('Quantas pessoas vêm, com você?').selectOption('2')
    await guest.getByRole('button', { name: 'Vou', exact: true }).click()
    await expect(
      guest.getByRole('heading', { name: registers.eventGuests.transitions.confirm.done }),
    ).toBeVisible()
    await expect(guest.getByRole('img', { name: 'QR Code do seu passe' })).toBeVisible()
    await expectAccessible(guest)
    pin = (await guest.locator('strong').innerText()).replace(/\s/g, '')
    // The guest opens the page again, and then reads it in another language.
    await guest.reload()
    await expect(guest.getByText('Vêm 2 pessoas, com você.')).toBeVisible()
    await guest.getByLabel('Idioma').selectOption('ar')
    await expect(guest.getByRole('heading', { name: 'تأكد حضورك' })).toBeVisible()
    await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAccessible(guest)
    for (const name of ['Zilá', 'Zoraide']) {
      await guest.goto(linkOf(`${name} Convidada${own}`))
      await guest.getByRole('button', { name: 'Vou', exact: true }).click()
      await expect(
        guest.getByRole('heading', { name: registers.eventGuests.transitions.confirm.done }),
      ).toBeVisible()
    }
    await guest.goto(linkOf(`Zuleide Convidada${own}`))
    await guest.getByRole('button', { name: 'Não vou' }).click()
    await expect(guest.getByRole('heading', { name: 'Você avisou que não vem' })).toBeVisible()
    await guest.goto(`/apps/guests/confirm/${'a'.repeat(77)}`)
    await expect(guest.getByRole('heading', { name: 'Este convite não existe mais' })).toBeVisible()
  })

  await test.step('the host sees who comes, live', async () => {
    await expect(host.getByText('40 de 60 lugares, com acompanhantes e crianças.')).toBeVisible()
    const line = host.getByRole('listitem').filter({ hasText: `Zenaide Convidada${own}` })
    await expect(line).toContainText('Vem')
    await expect(line).toContainText('vêm 2 pessoas')
  })

  await test.step('the gate lets one in, and they are inside at the area', async () => {
    await begin('events', 'starts_at', 'ends_at', 'id = $1', event)
    const guests = 'id IN (SELECT pass_id FROM event_guests WHERE event_id = $1)'
    await begin('passes', 'valid_from', 'valid_to', guests, event)
    const gate = await visitor()
    await answerAlerts(gate, [])
    await signIn(gate, 'funcionario@bosque.example')
    await expect(gate.getByRole('link', { name: new RegExp(title) })).toContainText('0 de 4')
    await gate.getByRole('combobox', { name: /^Nome, apartamento, placa/ }).fill(pin)
    await expect(gate.getByRole('row', { name: /Zenaide/ })).toContainText(area)
    await gate.keyboard.press('Enter')
    const dialog = gate.getByRole('dialog')
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await gate.keyboard.press('Control+Enter')
    const inside = gate.locator('section', { hasText: screens.gate.inside.title }).first()
    await expect(inside.getByText(`Zenaide Convidada${own}`)).toBeVisible()
    await gate.goto(`${of}/event/${event}/guests`)
    await expect(gate.getByRole('listitem').filter({ hasText: 'Zenaide' })).toContainText('Dentro')
  })

  await test.step('the host sees the arrival', async () => {
    const line = host.getByRole('listitem').filter({ hasText: `Zenaide Convidada${own}` })
    await expect(line).toContainText('Dentro')
  })
})
