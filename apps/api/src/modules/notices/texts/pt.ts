import type { LetterTexts } from './letter-texts.ts'

export const pt: LetterTexts = {
  documents: {
    contract: 'Contrato',
    insurance: 'Seguro',
    certificate: 'Certidão',
    training: 'Treinamento',
    health: 'Atestado de saúde',
    driving_licence: 'CNH',
    other: 'Documento',
  },
  ending: (company) =>
    `Você recebe este e-mail por ${company}. Em “Meu Perfil” você escolhe o que chega por e-mail.`,
  overridden: 'É uma emergência: por isso chega no seu horário de silêncio.',
}
