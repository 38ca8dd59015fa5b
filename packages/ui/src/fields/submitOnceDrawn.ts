/**
 * Submits the form of a field after what the field has just changed is drawn: a form sends what it
 * shows, and would send the value of before.
 */
export function submitOnceDrawn(field: HTMLInputElement): void {
  // Changes of a key are drawn before the next task.
  setTimeout(() => field.form?.requestSubmit())
}
