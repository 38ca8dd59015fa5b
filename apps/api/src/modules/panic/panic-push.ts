import { incidentWords } from '@portaria/contract/modules/panic/incident-words/every-language'
import { directionOf, type Language } from '@portaria/i18n/languages'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { PushContent, PushOptions } from '../../platform/push/push-sender.ts'
import type { Device } from '../../platform/push/push-subscriptions.ts'
import { readCompanyCard } from '../companies/public/companies.ts'
import { findAlert } from './panic.repository.ts'
import { alertOf } from './panic-alert.row.ts'
import { type Escalation, escalationContext, isDue, readerOfLetter } from './panic-escalation.ts'

/**
 * The message expires after ten minutes: by then, an alert that nobody has acknowledged has gone
 * through every level.
 */
export const panicPush: PushOptions = { ttlS: 600, urgency: 'high' }

type Words = {
  title: (place: string) => string
  /** The text of a locked screen that must not name people. */
  quiet: string
  text: (who: string) => string
}

const texts: Record<Language, Words> = {
  pt: {
    title: (place) => `Pânico em ${place}`,
    quiet: 'Alguém acionou o pânico. Abra o alerta.',
    text: (who) => `${who} acionou o pânico. Abra o alerta.`,
  },
  en: {
    title: (place) => `Panic at ${place}`,
    quiet: 'Somebody raised a panic alert. Open it.',
    text: (who) => `${who} raised a panic alert. Open it.`,
  },
  es: {
    title: (place) => `Pánico en ${place}`,
    quiet: 'Alguien activó el pánico. Abra la alerta.',
    text: (who) => `${who} activó el pánico. Abra la alerta.`,
  },
  ar: {
    title: (place) => `نداء استغاثة في ${place}`,
    quiet: 'أطلق شخص نداء استغاثة. افتح النداء.',
    text: (who) => `أطلق ${who} نداء استغاثة. افتح النداء.`,
  },
}

/** The push message of one level to one device; null once somebody has acknowledged. */
export async function panicMessage(
  tenantContext: TenantContext,
  { alertId, ringing }: Escalation,
  device: Device,
): Promise<PushContent | null> {
  const context = escalationContext(tenantContext)
  const { actor, queries } = context
  const row = await findAlert(context, alertId)
  const to = await readerOfLetter(queries, device.user_id)
  if (!row || !to || !isDue(row, ringing)) return null
  const { raised_by: by, source, silent } = alertOf(row, actor)
  const said = incidentWords[to.language]
  const { name: place } = await readCompanyCard(context)
  const { title, quiet, text } = texts[to.language]
  return {
    title: source === 'drill' ? `${said.drill}: ${title(place)}` : title(place),
    text: [
      ...(source === 'access' ? [`${said.forced}.`] : []),
      ...(silent ? [`${said.silent}.`] : []),
      device.shows_names ? text([by.name, ...by.apartments].join(' · ')) : quiet,
    ].join(' '),
    page: pageFor(device, alertId, actor.tenantId),
    tag: alertId,
    language: to.language,
    direction: directionOf(to.language),
  }
}

/**
 * Returns the page of the alert; for an administrator, the page in the alert's company. For a
 * session of another company it is only the app's first page.
 */
function pageFor({ tenant_id: own }: Device, alert: string, company: string): string {
  const page = '/apps/dashboards/project'
  if (own !== null && own !== company) return page
  return `${page}?${new URLSearchParams({ alert, ...(own === null && { company }) })}`
}
