/**
 * Runs what nobody waits for once the page has painted what just changed; in a window out of sight,
 * once it is seen again.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
