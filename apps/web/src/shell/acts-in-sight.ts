/** An act that a record on the page offers, and the name of the record. */
export type ActInSight = {
  readonly label: string
  readonly of: string
  readonly press: HTMLElement
}

/**
 * The buttons and links of a record's acts, also those behind its button of more actions; not the
 * buttons that only open a panel.
 */
const ACTS = '[data-acts] :is(button:enabled, a[href]):not([aria-expanded], [aria-haspopup])'

/**
 * Returns the acts of the record in sight, in the order of the page. They are the page's own
 * buttons, so that the search offers neither more nor less than the page, and does the same.
 */
export function actsInSight(): readonly ActInSight[] {
  return [...document.querySelectorAll<HTMLElement>(ACTS)].flatMap((press) => {
    const label = (press.getAttribute('aria-label') ?? press.textContent).trim()
    const of = press.closest<HTMLElement>('[data-acts]')?.dataset['acts'] ?? ''
    return label === '' ? [] : [{ label, of, press }]
  })
}

/** Milliseconds in which a closed search gives the focus back. */
const CLOSING_MS = 600

/**
 * Presses the button of an act once the search is closed, so that a window that it opens gives the
 * focus back to the page.
 */
export function pressAct({ press }: ActInSight, since = performance.now()): void {
  const isClosed = document.querySelector('[role=dialog] input[role=combobox]') === null
  if (isClosed || performance.now() - since > CLOSING_MS) press.click()
  else requestAnimationFrame(() => pressAct({ label: '', of: '', press }, since))
}
