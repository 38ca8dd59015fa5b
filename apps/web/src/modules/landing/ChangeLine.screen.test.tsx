import type { LatestChange } from '@portaria/contract/modules/landing/landing'
import { expect, test } from 'vitest'
import { testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ChangeLine } from './ChangeLine.tsx'

const role = 'sindico'
const AT = '2026-11-20T12:00:00.000Z'

const show = (more: Partial<LatestChange>) => {
  const id = testId()
  const change: LatestChange = {
    id: testId(),
    at: AT,
    register: 'residents',
    operation: 'create',
    act: null,
    changes: {},
    actor: { id: testId(), name: 'Marta Regina Teste', photo: null },
    row: { id, title: 'José Silva', deleted: false },
    opens: { register: 'residents', id },
    count: 1,
    count_is: 'exact',
    ...more,
  }
  const line = <ChangeLine {...{ change, role }} now={Date.parse(AT) + 300_000} />
  return renderScreen(<ul>{line}</ul>, { at: '/apps/dashboards/project' })
}

test('a change of one row names it, and links to it and to its history', async () => {
  const { page } = await show({})
  await expect.element(page.getByRole('link', { name: 'José Silva', exact: true })).toBeVisible()
  await expect.element(page.getByText(/ · Marta Teste · há 5 minutos/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ver histórico de José Silva' }))
    .toBeVisible()
})

test('a change of many rows shows their number, also when more exist than were read', async () => {
  const { page } = await show({ count: 40, row: null, opens: null })
  await expect.element(page.getByRole('link', { name: '40 moradores', exact: true })).toBeVisible()
  await page.unmount()
  const more = await show({ count: 40, count_is: 'at_least', row: null, opens: null })
  await expect.element(more.page.getByRole('link', { name: 'mais de 40 moradores' })).toBeVisible()
})

test('an invitation of several people is one line with their number', async () => {
  const of = { act: 'invitation', register: 'passes' } as const
  const { page } = await show({ ...of, count: 10, row: null, opens: null })
  await expect.element(page.getByRole('link', { name: 'Convite para 10 pessoas' })).toBeVisible()
  await expect.element(page.getByText(/^Convite feito · Marta Teste/)).toBeVisible()
})
