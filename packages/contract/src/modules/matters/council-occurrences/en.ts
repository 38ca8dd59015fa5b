import type { TextOf } from '../../../texts/register-text.ts'
import type { councilOccurrences } from './council-occurrences.ts'

export const en: TextOf<typeof councilOccurrences> = {
  one: 'Occurrence for the council',
  many: 'Occurrences for the council',
  gender: 'f',
  purpose:
    'What was reported about the manager. Those who sat on the council at that moment and the platform’s administrators alone read it.',
  heading: '{{title}} · no. {{number}}',
  fields: {
    number: 'Number',
    title: 'Title',
    description: 'What happened',
    happened_at: 'When it happened',
    place: 'Where',
    attachments: 'Evidence',
    name: 'Caption',
    picture: 'Picture',
    reporter: 'Reported by',
    readers: 'Readers',
    reader: 'Person',
    state: 'Progress',
    outcome: 'What was done',
    cancel_reason: 'Reason of the cancellation',
    closed_at: 'Closed at',
    closed_by: 'Closed by',
  },
  help: {
    title:
      'The council and the platform’s administrators alone read this report, and you yourself. The manager does not even see that it exists.',
    description: 'The report does not change later; add what is missing in comments.',
    readers:
      'Who sat on the council when it was reported, but for who is manager or was one less than a year ago, and whom the report names. Only an administrator of the platform changes them.',
  },
  refusals: {
    no_reader:
      'Choose somebody who lives here with an access, is not manager and was not less than a year ago.',
  },
  sections: { narrative: 'Report', readers: 'Council', progress: 'Progress' },
  choices: {
    state: {
      open: 'Open',
      in_analysis: 'In analysis',
      in_progress: 'In progress',
      closed: 'Closed',
      cancelled: 'Cancelled',
    },
  },
  transitions: {
    analyse: { button: 'Analyse', done: 'Occurrence in analysis' },
    proceed: { button: 'Proceed', done: 'Occurrence in progress' },
    close: {
      button: 'Close',
      done: 'Occurrence closed',
      text: 'After this the report is only added to.',
    },
    cancel: {
      button: 'Cancel occurrence',
      done: 'Occurrence cancelled',
      text: 'It is kept, with the reason.',
    },
  },
  views: {
    open: { m: 'Open', f: 'Open' },
    closed: { m: 'Closed', f: 'Closed' },
  },
  heads: { happened_at: ['date', 'date and time'] },
}
