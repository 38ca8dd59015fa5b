/** A setting of the page, as the search offers it. */
export type SettingEntry = {
  /** The element that is shown and gets the focus. */
  readonly element: HTMLElement
  readonly label: string
  /** The name of its section. */
  readonly section: string
  /** Its help, or that of its section; '' for none. */
  readonly help: string
}

/** The text of an element without signs for the eye alone, such as the star of a required field. */
function textOf(element: Element | null | undefined): string {
  if (!element) return ''
  const copy = element.cloneNode(true) as Element
  for (const sign of copy.querySelectorAll('[aria-hidden]')) sign.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** The text of the elements that an attribute of a control names. */
const namedBy = (control: Element, attribute: string): string =>
  (control.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : textOf(document.getElementById(id))))
    .join(' ')
    .trim()

/**
 * Lists the settings that a form shows, by their labels as a person reads them: what modules add to
 * the page is found without being named anywhere. Within a section each label is listed once.
 */
export function settingEntries(form: ParentNode): SettingEntry[] {
  return [...form.querySelectorAll<HTMLElement>('section[id], fieldset[id]')].flatMap((part) => {
    const title = textOf(part.querySelector('h2, legend'))
    const about = textOf(part.querySelector('h2 + p, legend + p, header p'))
    const controls = part.querySelectorAll<HTMLElement>(
      'input, textarea, select, [role="combobox"]',
    )
    const found = new Map<string, SettingEntry>()
    for (const control of controls) {
      const own = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : null
      const label = textOf(own) || namedBy(control, 'aria-labelledby')
      if (label === '' || found.has(label)) continue
      found.set(label, {
        element: control,
        label,
        section: title,
        help: namedBy(control, 'aria-describedby'),
      })
    }
    return [{ element: part, label: title, section: title, help: about }, ...found.values()]
  })
}
