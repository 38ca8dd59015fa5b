/** Focuses the first field with an error, and scrolls it to the middle of the screen. */
export function focusError(area: HTMLElement | null): void {
  const marked = area?.querySelector<HTMLElement>('[aria-invalid="true"]')
  // A radio group is marked as a whole, but cannot be focused itself.
  const isGroup = marked?.getAttribute('role') === 'radiogroup'
  const field = isGroup
    ? (marked?.querySelector<HTMLElement>(':checked') ??
      marked?.querySelector<HTMLElement>('input:enabled'))
    : marked
  field?.focus({ preventScroll: true })
  // The page's header and the form's bar cover its top and bottom.
  field?.scrollIntoView({ block: 'center' })
}
