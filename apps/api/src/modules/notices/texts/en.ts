import type { LetterTexts } from './letter-texts.ts'

export const en: LetterTexts = {
  documents: {
    contract: 'Contract',
    insurance: 'Insurance',
    certificate: 'Certificate',
    training: 'Training',
    health: 'Health certificate',
    driving_licence: 'Driving licence',
    other: 'Document',
  },
  ending: (company) =>
    `You get this e-mail from ${company}. In “My profile” you choose what comes by e-mail.`,
  overridden: 'It is an emergency: that is why it comes in your quiet hours.',
}
