import type { pt } from './pt.ts'

export const en: typeof pt = {
  title: 'Company settings',
  description: 'How the condominium appears in Portaria and whom to talk to. For everybody.',
  save: 'Save settings',
  saved: 'Settings saved',
  zoneTitle: 'Change the time zone?',
  zoneText: 'All days and times of the company will follow the new zone, recorded ones too.',
  zoneAction: 'Change the zone',
  panic: {
    title: 'Panic',
    text: 'The gate, the managers and the staff get each alert at once, with sound; that cannot be switched off. If nobody takes it, more people are told: first an e-mail to the managers, then one to the platform’s administrators. From then on, whoever raised it reads that they should call 190.',
    letter_after_s: 'E-mail to the managers after',
    platform_after_s: 'E-mail to the platform after',
    seconds: 'seconds',
    limits: 'From {{least}} to {{most}}. Blank: {{usual}}.',
    recipients: 'Also tell at once',
    recipientsHelp:
      'They get each alert on the screen and by e-mail the moment it is raised, see the list and may take alerts. Up to {{most}} people with access.',
    search: 'Search somebody by name',
    somebody: 'Somebody you cannot see',
  },
  security: {
    title: 'Two-step verification',
    text: 'Whoever has none yet sets up an authenticator app or a passkey at the next sign-in, before anything else. Whoever is signed in goes on until signing out.',
    sindico: 'Require it of managers',
    funcionario: 'Require it of employees',
  },
  people: 'People with access',
  peopleText: 'Who signs in to Portaria through this company: invite, suspend or end access.',
  peopleAction: 'See people with access',
  invite: 'Invite somebody',
}
