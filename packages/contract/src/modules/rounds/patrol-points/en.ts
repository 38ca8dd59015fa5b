import type { TextOf } from '../../../texts/register-text.ts'
import type { patrolPoints } from './patrol-points.ts'

export const en: TextOf<typeof patrolPoints> = {
  one: 'Patrol point',
  many: 'Patrol points',
  gender: 'm',
  purpose: 'The places that rounds pass, each with a label to scan.',
  fields: {
    location: 'Place',
    instructions: 'Instructions',
    photo_required: 'Asks for a photo',
    questions: 'Questions',
    question: 'Question',
    answer: 'Answer',
    answer_required: 'Answer required',
    latitude: 'Latitude',
    longitude: 'Longitude',
    radius_m: 'Radius (metres)',
    code_number: 'Code no.',
    code_renewed_at: 'Code changed on',
  },
  help: {
    instructions: 'What the guard reads on arrival: what to look at, what to close.',
    latitude:
      'In degrees, such as −23.5614. With a position, a scan away from the point is marked.',
    radius_m: 'Left empty: 20 metres.',
    code_number: 'The number printed on the label that holds.',
  },
  sections: {
    questions: 'Questions at the point',
    position: 'Position',
    code: 'Code of the label',
  },
  choices: {
    answer: {
      yes_no: 'Yes or no',
      number: 'Number',
      text: 'Text',
    },
  },
  actions: {
    'renew-code': 'Change the code',
  },
  heads: {
    name: ['point'],
  },
  refusals: {
    place_whole: 'Give latitude and longitude, or leave both empty.',
  },
}
