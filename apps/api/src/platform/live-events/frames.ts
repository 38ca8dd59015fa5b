import type { NumberedEvent } from '../outbox/live-event-log.ts'

/**
 * The stream's wire format, that of server-sent events. JSON has no line breaks of its own, so that
 * every frame's data is one line.
 */
export function eventFrame(id: string, { topic, payload }: NumberedEvent): string {
  return `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(payload)}\n\n`
}

/** The first frame of a stream that begins anew: from here on nothing is missed. */
export function openFrame(id: string): string {
  return `id: ${id}\nevent: open\ndata: {}\n\n`
}

/** What was missed is no longer kept: whoever reads it reads everything again. */
export function resetFrame(id: string): string {
  return `id: ${id}\nevent: reset\ndata: {}\n\n`
}

/** Keeps proxies from closing a quiet stream, and the reader's place up to date. */
export function heartbeatFrame(id: string): string {
  return `: heartbeat\nid: ${id}\n\n`
}
