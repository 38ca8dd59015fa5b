import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  soon: {
    pageTitle: 'Coming soon',
    title: 'We are almost there',
    text: 'A calmer gate arrives in a few days. Leave your e-mail and we tell you on the day.',
    countdown: 'Time left',
    days: 'days',
    hours: 'hours',
    minutes: 'min',
    seconds: 's',
    email: 'Email',
    invalid: 'You must enter a valid email',
    submit: 'Tell me',
    thanks: 'Noted. In a real system the message would go to {{email}}.',
    notice: 'Sample page: no e-mail is kept.',
  },
  maintenance: {
    pageTitle: 'Maintenance',
    title: 'We will be right back',
    text: 'We are looking after the system. Your data are safe, and the gate still answers the intercom.',
    when: 'We expect to be back at 06:00.',
    retry: 'Try again',
    home: 'Go home',
  },
  guest: {
    pageTitle: 'You are expected',
    title: 'You are expected',
    text: 'We told the person who invited you. On the day, just say who you are at the gate.',
    steps: 'To come in without delay',
    document: 'Bring a document with your photo.',
    code: 'Keep the code of the invitation at hand.',
    car: 'If you come by car, give the plate when you arrive.',
    close: 'You can close this page now.',
  },
}
