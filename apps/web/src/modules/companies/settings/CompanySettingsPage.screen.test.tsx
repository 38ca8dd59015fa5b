import { tenants } from '@portaria/contract/modules/companies/tenants/tenants'
import { retentionAnswer } from '@portaria/contract/modules/retention/retention'
import { expect, test } from 'vitest'
import { page as window } from 'vitest/browser'
import { answer, listOf, one, recordOf } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { CompanySettingsPage } from './CompanySettingsPage.tsx'

const company = recordOf(tenants, {
  legal_name: 'Condomínio Residencial Bosque',
  cnpj: '11222333000181',
  time_zone: 'America/Sao_Paulo',
  contact_email: 'contato@bosque.example',
  settings: {},
})

test('the index names every section of the page, in their order', async () => {
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
  await expect.element(page.getByRole('heading', { name: 'Encomendas' })).toBeVisible()
  const named = page.getByRole('navigation').getByRole('link').elements()
  const sections = [...document.querySelectorAll('form section[id], form fieldset[id]')]
  expect(sections.length).toBeGreaterThan(12)
  expect(named.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
})
