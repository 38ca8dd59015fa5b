/** Numbers of unread notifications by source: alerts and the inbox are read separately. */
const unread = new Map<string, number>()

/** Stores the unread number of a source; returns the total of all sources. */
export function unreadOf(source: 'panic' | 'inbox', count: number): number {
  unread.set(source, count)
  return [...unread.values()].reduce((sum, each) => sum + each, 0)
}
