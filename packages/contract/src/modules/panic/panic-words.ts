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
] as const
export type PanicEventKind = (typeof panicEventKinds)[number]

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
] as const
export type PanicTopic = (typeof panicTopics)[number]

/** Small and without personal data: screens read the alert under their own rights. */
export type PanicEventPayload = {
  id: string
  state: PanicState
  raised_at: string
  escalation: PanicEscalation | null
}
