import type { pt } from './pt.ts'

export const en: typeof pt = {
  saving: 'Saving…',
  saved: 'Saved at {{time}}',
  unsaved: 'Changes not saved',
  failed: 'It could not be saved',
  wrongFields_one: '{{count}} field to correct',
  wrongFields_other: '{{count}} fields to correct',
  offline: 'What you typed is still here. Save when the connection is back.',
  draft: {
    label: 'Draft',
    title: 'You have unsaved changes from {{when}}.',
    text: 'Documents, photos and other protected data may not have been kept.',
    outdated: 'The record has changed since: when you save, you choose what stays.',
    continue: 'Continue',
    discard: 'Discard',
  },
}
