import type { NumberedEvent } from '../outbox/live-event-log.ts'

/**
 * Formats an event as a server-sent event. JSON has no raw line breaks, so the data of every event
 * is one line.
 */
export function eventFrame(id: string, { topic, payload }: NumberedEvent): string {
  return `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(payload)}\n\n`
}

/** Formats the first frame of a new stream: no later event is missed. */
export function openFrame(id: string): string {
  return `id: ${id}\nevent: open\ndata: {}\n\n`
}

/**
 * Formats the frame that makes a client read everything again, since missed events are no longer
 * stored.
 */
export function resetFrame(id: string): string {
  return `id: ${id}\nevent: reset\ndata: {}\n\n`
}

/**
 * Formats the release of all servers, null while they differ; not an event of the log, so it has no
 * id.
 */
export function releaseFrame(version: string | null): string {
  return `event: release\ndata: ${JSON.stringify({ version })}\n\n`
}

/**
 * Formats a heartbeat, which keeps proxies from closing a quiet stream, and the client's last event
 * id up to date.
 */
export function heartbeatFrame(id: string): string {
  return `: heartbeat\nid: ${id}\n\n`
}
