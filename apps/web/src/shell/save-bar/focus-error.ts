/** Focuses the first field with an error, and brings it to the middle of the screen. */
export function focusError(area: HTMLElement | null): void {
  const field = area?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  // The page's header and the form's bar cover its edges.
  field?.scrollIntoView({ block: 'center' })
}
