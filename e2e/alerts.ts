import type { Page } from '@playwright/test'
import type { PanicAlert } from '@portaria/contract/modules/panic/panic'

/** An alert that nobody has acknowledged. */
export const alert = (id: string): PanicAlert => ({
  id,
  message: 'Portão aberto',
  state: 'active',
  source: 'button',
  motive: null,
  silent: false,
  cancelled_at: null,
  sender_word: null,
  raised_at: new Date().toISOString(),
  pressed_at: new Date().toISOString(),
  press_count: 1,
  ringing: 1,
  escalation: null,
  device_at: null,
  user_id: 'u',
  tenant_id: 't',
  raised_by: { id: 'u', name: 'Ana Prates', role: 'condomino', phone: null, apartments: [] },
  acknowledged_by: null,
  acknowledged_at: null,
  closed_by: null,
  closed_at: null,
  resolution: null,
  report: null,
  read: false,
  own: false,
  may_acknowledge: true,
})

const incident = {
  photo: null,
  emergency_contact: null,
  place: null,
  coming: [],
  deliveries: [],
}

/**
 * Answers a page's calls about alerts, so that no other journey sees them. Acknowledging one ends
 * it.
 */
export async function answerAlerts(page: Page, alerts: PanicAlert[]): Promise<void> {
  await page.route(/\/api\/v1\/notifications\/panic(\?|$)/, (route) =>
    route.fulfill({ json: { data: alerts } }),
  )
  await page.route(/\/notifications\/panic\/[\w-]+\/acknowledge$/, (route) => {
    const [taken] = alerts.splice(0)
    return route.fulfill({ json: { data: taken } })
  })
  await page.route(/\/notifications\/panic\/[\w-]+$/, (route) =>
    route.fulfill({
      json: { data: { ...alerts[0], presses: [], timeline: [], ...incident, seen_by: [] } },
    }),
  )
}
