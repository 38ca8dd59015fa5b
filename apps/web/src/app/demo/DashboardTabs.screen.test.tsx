import { roles } from '@portaria/contract/actors/roles'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import { demoTeam } from './demo-team.ts'

const own = <h1>O painel do produto</h1>

const open = (setup: Parameters<typeof renderScreen>[1], of: 'project' | 'analytics' = 'project') =>
  renderScreen(<DashboardTabs of={of}>{own}</DashboardTabs>, setup)

test.each(demoTeam)('%s may switch to a sample', async (role) => {
  const { page } = await open({ role, at: '/apps/dashboards/project?tab=sample' })
  await expect.element(page.getByText(/Página de demonstração/)).toBeVisible()
})

test.each(roles.filter((role) => !demoTeam.includes(role)))(
  '%s sees the dashboard alone',
  async (role) => {
    const { page } = await open({ role, at: '/apps/dashboards/project?tab=sample' })
    await expect.element(page.getByRole('heading', { name: 'O painel do produto' })).toBeVisible()
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
  },
)

test('without the demo apps there is no sample', async () => {
  const meta = document.createElement('meta')
  meta.name = 'demo-apps'
  meta.content = 'off'
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  const { page } = await open({ role: 'admin', at: '/apps/dashboards/project?tab=sample' })
  await expect.element(page.getByRole('heading', { name: 'O painel do produto' })).toBeVisible()
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
})

test('the first tab shows the product, and returning to it restores its state', async () => {
  const { page, path } = await open({
    role: 'sindico',
    at: '/apps/dashboards/project?preset=today',
  })
  await expect.element(page.getByRole('heading', { name: 'O painel do produto' })).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Exemplo' }))
  await expect.element(page.getByRole('heading', { name: 'Reforma do salão' })).toBeVisible()
  await expect.poll(path).toBe('/apps/dashboards/project?tab=sample')
  await userEvent.click(page.getByRole('tab', { name: 'Hoje' }))
  await expect.element(page.getByRole('heading', { name: 'O painel do produto' })).toBeVisible()
  await expect.poll(path).toBe('/apps/dashboards/project?preset=today')
})

test('the project, its ranges and its units can be chosen', async () => {
  const { page } = await open({ role: 'admin', at: '/apps/dashboards/project?tab=sample' })
  const choose = async (label: string, option: string) => {
    await userEvent.click(page.getByRole('combobox', { name: label }).first())
    await userEvent.click(page.getByRole('option', { name: option }))
  }
  await choose('Projeto', 'Biblioteca de plantas')
  await expect.element(page.getByRole('heading', { name: 'Biblioteca de plantas' })).toBeVisible()
  await expect.element(page.getByText('7 concluídas', { exact: true })).toBeVisible()
  await choose('Período', 'Amanhã')
  await expect.element(page.getByText('0 concluídas · antes: 25')).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: 'Período' }).last())
  await userEvent.click(page.getByRole('option', { name: 'Semana passada' }))
  await expect.element(page.getByText('197', { exact: true }).first()).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'Amanhã' }))
  await expect.element(page.getByText('Entrega do piso')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: '°F' }))
  await expect.element(page.getByText('72 °F')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'mi/h' }))
  await choose('Cidade', 'Recife')
  await expect.element(page.getByText(/Vento sudeste, 16 mi\/h/)).toBeVisible()
})

test('sales of another year can be chosen and are announced to screen readers', async () => {
  const { page } = await open(
    { role: 'admin', at: '/apps/dashboards/analytics?tab=sample' },
    'analytics',
  )
  const january = page.getByRole('row', { name: /^jan/ }).first()
  await expect.poll(() => january.query()?.textContent).toContain('3,9')
  await userEvent.click(page.getByRole('radio', { name: '2024' }))
  await expect.poll(() => january.query()?.textContent).toContain('1,9')
  const map = page.getByRole('img', { name: 'De onde vêm os acessos' })
  await expect.element(map).toBeVisible()
  await expect.poll(() => map.query()?.querySelector('path')?.getAttribute('d')).toMatch(/^M/)
})
