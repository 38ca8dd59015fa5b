// These words are separate from the schemas: every page of the browser loads the words, but only
// forms and the server need the schemas.

/** Active until somebody says that they are on their way, then acknowledged until it is closed. */
export const panicStates = ['active', 'acknowledged', 'closed'] as const
export type PanicState = (typeof panicStates)[number]

/** The resolution that closed an alert. */
export const panicResolutions = ['resolved', 'false_alarm', 'test'] as const
export type PanicResolution = (typeof panicResolutions)[number]

/**
 * Steps of an alert's timeline. `renewed` means that the button was pressed after somebody had
 * acknowledged: it rings again. The three after `acknowledged` are notifications by escalation.
 */
export const panicEventKinds = [
  'raised',
  'renewed',
  'read',
  'acknowledged',
  'recipients_told',
  'letters_sent',
  'platform_told',
  'closed',
  // The sender cancelled it within the first seconds. It stays open until somebody has confirmed
  // that.
  'cancelled',
  'located',
  'coming',
  'sender_over',
  'sender_still',
  'reopened',
  'unsilenced',
] as const
export type PanicEventKind = (typeof panicEventKinds)[number]

/** Motives chosen by one tap, in the order in which they are offered. */
export const panicMotives = [
  'robbery',
  'intrusion',
  'suspect',
  'fire',
  'health',
  'violence',
  'elevator',
  'other',
] as const
export type PanicMotive = (typeof panicMotives)[number]

/** Sources of an alert: the red button, the form of exercises, or a PIN for duress at a point. */
export const incidentSources = ['button', 'drill', 'access'] as const
export type IncidentSource = (typeof incidentSources)[number]

/** The sender's statement once help has come: that it is over, or that they still need it. */
export const senderWords = ['over', 'still'] as const
export type SenderWord = (typeof senderWords)[number]

/** Seconds in which a sender may cancel an alert. */
export const CANCEL_S = 3

/** Seconds in which the server accepts a cancellation, since it may arrive late. */
export const CANCEL_HEARD_S = 30

/** Numbers that are one tap away: police, ambulance and fire brigade, and the line for violence against women. */
export const emergencyNumbers = ['190', '192', '193'] as const
export const VIOLENCE_LINE = '180'

/** Returns the emergency numbers of a motive. */
export const numbersOf = (motive: PanicMotive | null): readonly string[] =>
  motive === 'violence' ? [...emergencyNumbers, VIOLENCE_LINE] : emergencyNumbers

/** Levels of escalation: letters to the síndicos, then to the platform's administrators. */
export const panicEscalations = ['letter', 'platform'] as const
export type PanicEscalation = (typeof panicEscalations)[number]

/** Limit of characters of the report that closes an alert. */
export const PANIC_REPORT_MAX = 10_000

/**
 * Live events of alerts, with the alert's id and its current state. `panic.pinged` reports presses
 * on an active alert, at most once in two seconds.
 */
export const panicTopics = [
  'panic.raised',
  'panic.pinged',
  'panic.renewed',
  'panic.escalated',
  'panic.read',
  'panic.acknowledged',
  'panic.closed',
  'panic.changed',
] as const
export type PanicTopic = (typeof panicTopics)[number]

/** Small and without personal data: screens read the alert under their own rights. */
export type PanicEventPayload = {
  id: string
  state: PanicState
  raised_at: string
  escalation: PanicEscalation | null
}
