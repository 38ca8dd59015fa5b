import { randomUUID } from 'node:crypto'
import { common, registers, screens } from '../../apps/web/src/testing/words.ts'
import { alert, answerAlerts } from '../alerts.ts'
import { callerOf } from '../api-calls.ts'
import { addCompany } from '../companies.ts'
import { runSql } from '../database.ts'
import { signIn } from '../visit.ts'
import { doors, ownPin } from './prepared-doors.ts'
import { attempt, cpfOf, idOf, of, pageOf, type Tools } from './preparing-tools.ts'
import { readers } from './stages.ts'

/** The first screen of an empty company, and the menu of a person with two memberships. */
async function newCompany(tools: Tools): Promise<void> {
  const sindico = `sindico${attempt()}@manual.example`
  const tenant = await addCompany('Condomínio do Manual', sindico)
  await runSql(
    `INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
     SELECT $1, id, $2, 'funcionario', current_date - 1 FROM users WHERE email = $3`,
    [randomUUID(), tenant, sindico],
  )
  const page = await pageOf(tools, sindico)
  await page.getByRole('heading', { name: 'Primeiros passos' }).waitFor()
  await tools.see(page)
  await page.getByRole('button', { name: /menu da conta/ }).click()
  await tools.see(page)
}

/**
 * An invited resident, a vehicle claimed by two units, a visitor blocked by the gate, a brand in
 * use.
 */
async function records(tools: Tools): Promise<void> {
  const { request, see } = tools
  const sindico = await callerOf(request, readers.sindico)
  const gate = await callerOf(request, readers.funcionario)
  const condomino = await callerOf(request, readers.condomino)
  const [unit] = await sindico.call<{ id: string }[]>('GET', '/apartments?q=1203')
  const invited = await idOf(sindico, '/residents', {
    name: 'Zoraide do Manual',
    email: `zoraide${attempt()}@manual.example`,
    birth_date: '1980-05-04',
  })
  await sindico.call('POST', '/occupancies', {
    apartment_id: unit?.id,
    resident_id: invited,
    relation: 'dependent',
    starts_on: '2024-01-01',
  })
  await sindico.call('POST', `/residents/${invited}/invite`, {})
  const [taken] = await sindico.call<{ plate: string; brand_id: string; model: string }[]>(
    'GET',
    // The claim of the first attempt is listed beside the car that it claims.
    `/vehicles?filter[status]=ATIVO&per_page=1&page=${attempt() * 2 + 1}`,
  )
  const claimed = await idOf(condomino, '/vehicles', {
    plate: taken?.plate,
    brand_id: taken?.brand_id,
    model: taken?.model,
    kind: 'car',
    apartment_id: unit?.id,
  })
  const brand = await idOf(sindico, '/brands', {
    name: `Marca do Manual ${attempt()}`,
    kind: 'vehicle',
  })
  await idOf(sindico, '/vehicles', {
    plate: `ZMN4B5${attempt()}`,
    brand_id: brand,
    model: 'Perua',
    kind: 'car',
    apartment_id: unit?.id,
  })
  const blocked = await idOf(gate, '/visitors', {
    name: 'Zenão do Manual',
    cpf: cpfOf('63958172'),
  })
  await gate.call('POST', `/visitors/${blocked}/block`, { reason: 'Discussão na portaria' })
  const page = await pageOf(tools, readers.sindico)
  for (const [at, word] of [
    [`${of}/resident/${invited}`, 'Cartão ou link'],
    [`${of}/vehicle/${claimed}`, 'Resolver disputa'],
    [`${of}/visitor/${blocked}`, 'Confirmar bloqueio'],
  ] as const) {
    await page.goto(at)
    await page.getByRole('button', { name: word }).waitFor()
    await see(page)
    if (word !== 'Cartão ou link') continue
    await page.getByRole('button', { name: word }).click()
    await page.getByRole('button', { name: 'Gerar novo link' }).waitFor()
    await see(page)
  }
  await page.goto(`/apps/admin/brand/${brand}`)
  await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
  await page.getByRole('button', { name: 'Remover marca' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover marca' }).click()
  await page.getByText(screens.registerPages.remove.reassign).waitFor()
  await see(page)
}

/** A provisional visitor who shows the document of a known one. */
async function recognised(tools: Tools): Promise<void> {
  const gate = await callerOf(tools.request, readers.funcionario)
  const condomino = await callerOf(tools.request, readers.condomino)
  await gate.call('POST', '/visitors', { name: 'Zuleica do Manual', cpf: cpfOf('18249375') })
  const provisional = await idOf(condomino, '/visitors', { name: 'Zuleica' })
  const page = await pageOf(tools, readers.funcionario)
  await page.goto(`${of}/visitor/${provisional}/edit`)
  await page.getByLabel(common.fields.cpf).first().fill(cpfOf('18249375'))
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: registers.visitors.actions.merge }).waitFor()
  await tools.see(page)
}

/** A guest who is recorded as inside since yesterday, and arrives again. */
async function insideSinceYesterday(tools: Tools): Promise<void> {
  const gate = await callerOf(tools.request, readers.funcionario)
  const [unit] = await gate.call<{ id: string }[]>('GET', '/apartments?q=1203')
  const guest = await idOf(gate, '/visitors', {
    name: 'Zacarias do Manual',
    cpf: cpfOf('49017382'),
  })
  const visit = await idOf(gate, '/visits', {
    visitor_id: guest,
    apartment_id: unit?.id,
    kind: 'social',
  })
  const act = (id: string, action: string, body: object) =>
    gate.call('POST', `/visits/${id}/${action}`, body)
  await act(visit, 'authorise', { answered_through: 'intercom', answered_name: 'Camila' })
  await act(visit, 'check-in', {})
  const again = await idOf(gate, '/visits', {
    visitor_id: guest,
    apartment_id: unit?.id,
    kind: 'social',
  })
  await act(again, 'authorise', { answered_through: 'intercom', answered_name: 'Camila' })
  const page = await pageOf(tools, readers.funcionario)
  await page.goto(`${of}/visit/${again}`)
  await page.getByRole('button', { name: registers.visits.transitions['check-in'].button }).click()
  await page.getByRole('button', { name: /^Encerrar a anterior/ }).waitFor()
  await tools.see(page)
}

/** An alarm that the síndico acknowledges and closes, and one of their own without an answer. */
async function alarms({ open, see }: Tools): Promise<void> {
  const page = await open()
  const { raised_by: regina, ...taken } = alert(randomUUID())
  await answerAlerts(page, [
    { ...taken, raised_by: regina, state: 'acknowledged', acknowledged_by: regina },
  ])
  await signIn(page, readers.sindico, `/apps/dashboards/project?alert=${taken.id}`)
  await page.getByRole('button', { name: screens.panic.alert.close }).waitFor()
  await see(page)
  await page.getByRole('button', { name: screens.panic.alert.close }).click()
  await see(page)
  const own = await open()
  await answerAlerts(own, [{ ...alert('own'), own: true, escalation: 'platform' }])
  await signIn(own, readers.condomino)
  await own.getByText(screens.panic.progress.platform).first().waitFor()
  await see(own)
}

const sheet = `Moradores em novembro;;;;;;;
Nome;CPF;Torre;Apartamento;Vínculo;Desde;Telefone;Cor preferida
Camila Duarte Moreira;{cpf};Ipê Amarelo;1203;Proprietária;15/06/2019;11999991234;azul
Zélia do Manual;{other};Torre Nova;101;Inquilina;01/02/2024;11988887777;verde
Zito do Manual;11111111111;Ipê Amarelo;1203;;;00;lilás
`

/** A spreadsheet that is checked but never confirmed. */
async function importing(tools: Tools): Promise<void> {
  const { see, request } = tools
  const sindico = await callerOf(request, readers.sindico)
  const [camila] = await sindico.call<{ cpf: string }[]>('GET', '/residents?q=Camila Duarte')
  const page = await pageOf(tools, readers.sindico)
  await page.goto(`${of}/residents/`)
  await page.getByRole('button', { name: screens.spreadsheets.import }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'moradores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      sheet.replace('{cpf}', camila?.cpf ?? '').replace('{other}', cpfOf('30571946')),
    ),
  })
  await dialog.getByText(screens.import.mapping.title).waitFor()
  await see(page)
  await dialog.getByText(screens.import.mapping.title).click()
  await see(page)
  await dialog.getByText(screens.import.existing.update).click()
  await dialog.getByText(screens.import.existing.differences).waitFor()
  await see(page)
}

/** An invitation to share, a code for a delegate, and a recorded consent. */
async function shared(tools: Tools): Promise<void> {
  const { see } = tools
  const page = await pageOf(tools, readers.condomino)
  await page.goto(`${of}/visit/new`)
  await page.getByLabel(screens.visits.invite.name).fill('Zulmira do Manual')
  await page.getByRole('button', { name: 'Convidar', exact: true }).click()
  await page.getByRole('heading', { name: screens.visits.invited.title_one }).waitFor()
  await see(page)
  await page.goto(`${of}/parcels/`)
  await page.getByRole('button', { name: 'Autorizar outra pessoa' }).first().click()
  await page.getByLabel(screens.ownParcels.delegates.name).fill('Zulmira')
  await page
    .getByRole('form', { name: 'Autorizar outra pessoa' })
    .getByRole('button', { name: 'Autorizar outra pessoa' })
    .click()
  await page.getByRole('button', { name: 'Copiar' }).first().waitFor()
  await see(page)
}

/** A round on a telephone whose clock was wrong. */
async function wrongClock(tools: Tools): Promise<void> {
  const sindico = await callerOf(tools.request, readers.sindico)
  const [round] = await sindico.call<{ id: string }[]>(
    'GET',
    '/rounds?filter[state]=completed&sort=created_at&per_page=1',
  )
  await runSql(
    `UPDATE rounds r SET clock_off_min = 12
     FROM (SELECT set_config('app.tenant_id', tenant_id::text, false) AS tenant
       FROM rounds WHERE id = $1) AS of WHERE of.tenant <> '' AND r.id = $1`,
    [round?.id],
  )
  const page = await pageOf(tools, readers.sindico)
  await page.goto(`${of}/round/${round?.id}`)
  await page.getByText(registers.rounds.fields.clock_off).first().waitFor()
  await tools.see(page)
}

/** Screens that show the manual's quotations only after some preparation. */
export const preparedScreens = {
  newCompany,
  records,
  recognised,
  insideSinceYesterday,
  alarms,
  importing,
  shared,
  wrongClock,
  doors,
  ownPin,
} as const satisfies Record<string, (tools: Tools) => Promise<void>>
