// Apart from the schemas, which only forms and the server need: every page of the browser reads these.

/** Active until somebody says they are on their way, acknowledged until it is closed. */
export const panicStates = ['active', 'acknowledged', 'closed'] as const
export type PanicState = (typeof panicStates)[number]

/** How an alert ended. */
export const panicResolutions = ['resolved', 'false_alarm', 'test'] as const
export type PanicResolution = (typeof panicResolutions)[number]

/**
 * Steps of an alert's timeline. `renewed` is the button pressed after somebody had acknowledged: it
 * rings anew. The three after `acknowledged` are whom escalation has told.
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
  // Taken back by its sender within the first seconds; it stays open until somebody has confirmed that.
  'cancelled',
  'located',
  'coming',
  'sender_over',
  'sender_still',
  'reopened',
  'unsilenced',
] as const
export type PanicEventKind = (typeof panicEventKinds)[number]

/** What it is about, by one tap, in the order in which it is offered. */
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

/** What raised an alert: the red button, or the form of exercises. */
export const incidentSources = ['button', 'drill'] as const
export type IncidentSource = (typeof incidentSources)[number]

/** What the sender says once help has come: that it is over, or that they still need it. */
export const senderWords = ['over', 'still'] as const
export type SenderWord = (typeof senderWords)[number]

/** Seconds for which a sender may take an alert back. */
export const CANCEL_S = 3

/** The same for the server, which hears of it later. */
export const CANCEL_HEARD_S = 30

/** Numbers that are one tap away: police, ambulance and fire brigade, and the line for violence against women. */
export const emergencyNumbers = ['190', '192', '193'] as const
export const VIOLENCE_LINE = '180'

/** The emergency numbers of a motive. */
export const numbersOf = (motive: PanicMotive | null): readonly string[] =>
  motive === 'violence' ? [...emergencyNumbers, VIOLENCE_LINE] : emergencyNumbers

/** How far escalation has come: letters to the síndicos, then to the platform's administrators. */
export const panicEscalations = ['letter', 'platform'] as const
export type PanicEscalation = (typeof panicEscalations)[number]

/** Characters of the report that closes an alert. */
export const PANIC_REPORT_MAX = 10_000

/**
 * Live events of alerts; their payload says which alert, and its state then. `panic.pinged` tells of
 * presses on an active alert, once in two seconds however many they are.
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
