import type { NumberedEvent } from '../outbox/live-event-log.ts'

/**
 * The wire format of server-sent events. JSON has no line breaks of its own, so that every event's
 * data is one line.
 */
export function eventFrame(id: string, { topic, payload }: NumberedEvent): string {
  return `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(payload)}\n\n`
}

/** The first frame of a new stream: no later event is missed. */
export function openFrame(id: string): string {
  return `id: ${id}\nevent: open\ndata: {}\n\n`
}

/** Missed events are no longer stored: the client reads everything again. */
export function resetFrame(id: string): string {
  return `id: ${id}\nevent: reset\ndata: {}\n\n`
}

/** Keeps proxies from closing a quiet stream, and the client's last event id up to date. */
export function heartbeatFrame(id: string): string {
  return `: heartbeat\nid: ${id}\n\n`
}
