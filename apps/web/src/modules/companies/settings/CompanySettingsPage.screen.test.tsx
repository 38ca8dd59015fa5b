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
