/** Whether the device probably has a keyboard, so that hints about keys help. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches
}
