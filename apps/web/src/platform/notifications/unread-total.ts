import { showBadge } from '../installed/app-badge.ts'
import { currentSession, onSessionChange } from '../session/session.store.ts'

/** Numbers of unread notifications by source: alerts and the inbox are read separately. */
const unread = new Map<string, number>()

/**
 * Stores the unread number of a source and shows the total on the icon of the installed app;
 * returns the total of all sources.
 */
export function unreadOf(source: 'panic' | 'inbox', count: number): number {
  unread.set(source, count)
  const total = [...unread.values()].reduce((sum, each) => sum + each, 0)
  showBadge(total)
  return total
}

// The next person of this device has other notifications.
onSessionChange(() => {
  if (currentSession().user !== null) return
  unread.clear()
  showBadge(0)
})
