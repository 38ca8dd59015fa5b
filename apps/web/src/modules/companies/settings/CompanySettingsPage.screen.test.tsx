import { tenants } from '@portaria/contract/modules/companies/tenants/tenants'
import { retentionAnswer } from '@portaria/contract/modules/retention/retention'
import { expect, onTestFinished, test } from 'vitest'
import { page as window } from 'vitest/browser'
import { answer, listOf, one, recordOf } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { CompanySettingsPage } from './CompanySettingsPage.tsx'

const company = recordOf(tenants, {
  legal_name: 'Condomínio Residencial Bosque',
  cnpj: '11222333000181',
  time_zone: 'America/Sao_Paulo',
  contact_email: 'contato@bosque.example',
  settings: {},
})

test('the index lists every section of the page in order', async () => {
  await window.viewport(1440, 900)
  const { page } = await renderScreen(<CompanySettingsPage />, {
    role: 'sindico',
    at: '/pages/tenant/settings',
    answers: {
      'GET /company': one(company),
      'GET /company/retention': answer(retentionAnswer, { data: [] }),
      'GET /holidays': listOf([]),
    },
  })
  await expect
    .element(page.getByRole('heading', { name: screens.companySettings.parcels.title }))
    .toBeVisible()
  const named = page.getByRole('navigation').getByRole('link').elements()
  const sections = [...document.querySelectorAll('form section[id], form fieldset[id]')]
  expect(sections.length).toBeGreaterThan(12)
  expect(named.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
})

const openSettings = (settings: Record<string, unknown>) =>
  renderScreen(<CompanySettingsPage />, {
    role: 'sindico',
    at: '/pages/tenant/settings',
    answers: {
      'GET /company': one({ ...company, settings }),
      'GET /company/retention': answer(retentionAnswer, { data: [] }),
      'GET /holidays': listOf([]),
      'PATCH /company': one({ ...company, settings }),
    },
  })

test('durations are shown and typed in the unit a person would say, and stored as before', async () => {
  const { page, server } = await openSettings({
    visits: { overstay_min: { delivery: 1440 } },
    lockers: { deadline_hours: 48 },
  })
  const stay = page.getByRole('textbox', { name: 'Entrega' })
  await expect.element(stay).toHaveValue('24')
  await expect.element(page.getByLabelText('Unidade: Entrega')).toHaveValue('hour')
  await expect.element(page.getByLabelText('Unidade: Prazo para retirar')).toHaveValue('day')
  await expect.element(page.getByText(/^De 1 hora a 30 dias\. Em branco: 3 dias\./)).toBeVisible()
  await stay.fill('2')
  await page.getByLabelText('Unidade: Prazo para retirar').selectOptions('hour')
  await page.getByRole('button', { name: screens.companySettings.save }).click()
  await expect.poll(() => server.sent('PATCH /company').length).toBe(1)
  expect(server.sent('PATCH /company')[0]?.body).toMatchObject({
    settings: { visits: { overstay_min: { delivery: 120 } }, lockers: { deadline_hours: 2 } },
  })
})

test('the unit chosen for a blank duration stays when a number is typed', async () => {
  const { page, server } = await openSettings({})
  const unit = page.getByLabelText('Unidade: Entrega')
  await unit.selectOptions('day')
  await page.getByRole('textbox', { name: 'Entrega' }).fill('1')
  await expect.element(unit).toHaveValue('day')
  await page.getByRole('button', { name: screens.companySettings.save }).click()
  await expect.poll(() => server.sent('PATCH /company').length).toBe(1)
  expect(server.sent('PATCH /company')[0]?.body).toMatchObject({
    settings: { visits: { overstay_min: { delivery: 24 * 60 } } },
  })
})

test('a setting is found by its label and by its help, and gets the focus', async () => {
  const { page } = await openSettings({})
  const search = page.getByRole('combobox', { name: screens.companySettings.find })
  await search.fill('armarios')
  await page.getByRole('option', { name: /^Prazo na portaria e nos armários/ }).click()
  const deadline = page.getByRole('textbox', { name: /^Prazo na portaria e nos armários/ })
  await expect.element(deadline).toHaveFocus()
  await search.fill('Quinta-feira')
  await page.getByRole('option', { name: /^Corpus Christi/ }).click()
  await expect.element(page.getByRole('checkbox', { name: /^Corpus Christi/ })).toHaveFocus()
})

test('on a phone a choice of sections leads to one', async () => {
  await window.viewport(390, 844)
  const { page } = await openSettings({})
  await page.getByRole('combobox', { name: screens.companySettings.index }).click()
  await page.getByRole('option', { name: screens.companySettings.parcels.title }).click()
  await expect.poll(() => document.activeElement?.id).toBe('parcels')
})

test('a provider can be required if one exists; missing settings are listed there', async () => {
  const tag = document.createElement('meta')
  tag.name = 'hosted-provider'
  tag.content = 'Conta Exemplo'
  document.head.append(tag)
  onTestFinished(() => tag.remove())
  const missing = { field: 'settings.security.providers', code: 'passkeys_missing', message: '' }
  const { page, server } = await renderScreen(<CompanySettingsPage />, {
    role: 'sindico',
    at: '/pages/tenant/settings',
    answers: {
      'GET /company': one(company),
      'GET /company/retention': answer(retentionAnswer, { data: [] }),
      'GET /holidays': listOf([]),
      'PATCH /company': () =>
        Response.json({ status: 422, code: 'validation', errors: [missing] }, { status: 422 }),
    },
  })
  const choice = page.getByRole('checkbox', { name: 'Exigir a entrada com Conta Exemplo' })
  await choice.click()
  await page.getByRole('button', { name: screens.companySettings.save }).click()
  await expect.element(page.getByText(/precisam de uma chave de acesso/)).toBeVisible()
  expect(server.sent('PATCH /company')[0]?.body).toMatchObject({
    settings: { security: { providers: ['hosted'] } },
  })
})
