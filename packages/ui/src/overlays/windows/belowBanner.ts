/**
 * A ref that places a window below the banner that is shown while it opens. A banner that comes later
 * moves nothing in it.
 */
export function belowBanner(element: HTMLElement | null): void {
  const height = document.documentElement.style.getPropertyValue('--ui-banner')
  element?.style.setProperty('--ui-banner', height || '0px')
}
