import type { pt } from './pt.ts'

export const en: typeof pt = {
  title: 'Company settings',
  description: 'How the condominium appears in Portaria and whom to talk to. For everybody.',
  save: 'Save settings',
  saved: 'Settings saved',
  unsaved: 'Unsaved changes',
  zoneTitle: 'Change the time zone?',
  zoneText: 'All days and times of the company will follow the new zone, recorded ones too.',
  zoneAction: 'Change the zone',
  people: 'People with access',
  peopleText: 'Who signs in to Portaria through this company: invite, suspend or end access.',
  peopleAction: 'See people with access',
  invite: 'Invite somebody',
}
