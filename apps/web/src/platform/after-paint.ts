/**
 * Runs work after the next paint; in a hidden window, once it is visible again.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
