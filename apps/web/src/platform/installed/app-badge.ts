/**
 * Shows a number on the icon of the installed app, or takes it away for 0. Browsers without badges,
 * and pages that are not installed, show nothing.
 */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>
  if (setAppBadge === undefined || clearAppBadge === undefined) return
  const shown = count > 0 ? setAppBadge.call(navigator, count) : clearAppBadge.call(navigator)
  shown.catch(() => undefined)
}
