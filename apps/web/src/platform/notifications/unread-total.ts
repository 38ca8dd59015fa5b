/** Unread notifications by where they come from: alerts and the inbox are read apart. */
const unread = new Map<string, number>()

/** Notes how many of a source are unread; answers how many there are of all. */
export function unreadOf(source: 'panic' | 'inbox', count: number): number {
  unread.set(source, count)
  return [...unread.values()].reduce((sum, each) => sum + each, 0)
}
