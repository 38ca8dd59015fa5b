/**
 * A change of `live-event-hub.ts` that begins every stream at the end of the log, and so forgets what a
 * client has missed since its last event.
 */
export const forgottenPlace = {
  file: '/platform/live-events/live-event-hub.ts',
  find: 'stream.resume(seen)',
  replace: 'stream.resume(last)',
}
