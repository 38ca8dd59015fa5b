import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import type { Role } from '@portaria/contract/roles'
import { changeLanguage } from '@portaria/i18n/react/texts'
import { expect, test } from 'vitest'
import { alertOf } from '../../testing/panic-alert.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PanicBanner } from './PanicBanner.tsx'

const open = (alert: PanicDetail, role: Role) =>
  renderScreen(<PanicBanner />, {
    role,
    at: '/apps/dashboards/project',
    answers: {
      'GET /notifications/panic': () => Response.json({ data: [alert] }),
      [`GET /notifications/panic/${alert.id}`]: () => Response.json({ data: alert }),
    },
  })

test('news of the own alert that was hidden stays so in another language', async () => {
  const own = alertOf({ own: true, state: 'active', pressed_at: new Date().toISOString() })
  const { page } = await open({ ...own, acknowledged_by: null }, 'condomino')
  const hide = page.getByRole('button', { name: 'Ocultar' })
  await hide.click()
  await expect.element(hide).not.toBeInTheDocument()
  await changeLanguage('es')
  await expect.element(hide).not.toBeInTheDocument()
  await changeLanguage('pt')
})

test('the banner of an alert says the key that leads to it', async () => {
  const { page } = await open(alertOf({ state: 'active', acknowledged_by: null }), 'funcionario')
  await expect.element(page.getByText('Alt Shift A')).toBeVisible()
})
