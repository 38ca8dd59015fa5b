/**
 * A ref that places a dialog below a banner shown when it opens. A banner that appears later does
 * not move it.
 */
export function belowBanner(element: HTMLElement | null): void {
  const height = document.documentElement.style.getPropertyValue('--ui-banner')
  element?.style.setProperty('--ui-banner', height || '0px')
}
