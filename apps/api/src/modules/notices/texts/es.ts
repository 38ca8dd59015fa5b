import type { LetterTexts } from './letter-texts.ts'

export const es: LetterTexts = {
  documents: {
    contract: 'Contrato',
    insurance: 'Seguro',
    certificate: 'Certificado',
    training: 'Capacitación',
    health: 'Certificado de salud',
    driving_licence: 'Licencia de conducir',
    other: 'Documento',
  },
  ending: (company) =>
    `Usted recibe este correo de ${company}. En “Mi perfil” elige qué llega por correo.`,
  overridden: 'Es una emergencia: por eso llega en sus horas de silencio.',
}
