/** Whether it is likely that keys are at hand, so that a word about them helps. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches
}
