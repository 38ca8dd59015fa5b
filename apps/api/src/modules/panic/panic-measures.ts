import { incidentSources } from '@portaria/contract/modules/panic/panic-words'
import { measure } from '../../platform/measures/measure.ts'

const labels = { source: incidentSources } as const

/** Alerts as they are raised. */
export const alertsRaised = measure({
  name: 'portaria_alerts_raised_total',
  help: 'Alerts that were raised, by their source; presses that join one are not counted.',
  labels,
})

/** The time until somebody says that they have seen an alert; a later ringing counts from its press. */
export const alertAnswers = measure({
  name: 'portaria_alert_answer_seconds',
  help: 'Time from the press until somebody acknowledged the alert, by its source.',
  labels,
  buckets: [5, 15, 30, 60, 120, 180, 300, 600, 1_800],
})

/** Alerts that nobody had acknowledged when their time was over. */
export const alertsEscalated = measure({
  name: 'portaria_alerts_escalated_total',
  help: 'Alerts that nobody had acknowledged in time, by the level that was told.',
  labels: { level: ['recipients', 'letter', 'platform'] },
})
