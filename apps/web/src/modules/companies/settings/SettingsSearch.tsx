import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { type RefObject, useState } from 'react'
import { type SettingEntry, settingEntries } from './setting-entries.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

export interface SettingsSearchProps {
  /** The part of the page with the settings. */
  area: RefObject<HTMLElement | null>
}

/** Finds a setting of the page by its label, its help or its section, and goes to it. */
export function SettingsSearch({ area }: SettingsSearchProps) {
  const text = companySettingsTexts.useTexts()
  const [entries, setEntries] = useState<readonly SettingEntry[]>([])
  const list = () => {
    const form = area.current?.querySelector('form')
    if (form) setEntries(settingEntries(form))
  }
  return (
    // The settings are listed when they are searched, since some are loaded later.
    <div onFocusCapture={list}>
      <ComboboxField
        label={text('find')}
        labelHidden
        placeholder={text('find')}
        value={null}
        items={entries.map(({ label, section, help }, nth) => ({
          value: String(nth),
          label,
          description: label === section ? help : [section, help].filter(Boolean).join(' · '),
        }))}
        onChange={(item) => item && show(entries[Number(item.value)])}
      />
    </div>
  )
}

/** Scrolls to a setting and focuses it, after the list has closed and given the focus back. */
function show(entry: SettingEntry | undefined): void {
  if (!entry) return
  const { element } = entry
  setTimeout(() => {
    if (element.id !== '' && /^(?:SECTION|FIELDSET)$/.test(element.tagName)) {
      element.tabIndex = -1
      element.scrollIntoView()
    } else element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  })
}
