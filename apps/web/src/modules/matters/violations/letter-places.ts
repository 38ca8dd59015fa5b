/**
 * The words under a letter, for what is written by hand, and the code of its text. Letters are in
 * Portuguese, whatever the language of the screen (matters §7): they are read by a Brazilian judge.
 * The digest does not cover these words.
 */
export const letterPlaces = {
  signed: 'Assinatura de quem emite',
  receipt: 'RECIBO',
  received: 'Recebi esta carta em ____/____/________, às ____:____.',
  lines: ['Nome legível', 'Documento', 'Assinatura de quem recebe'],
  code: (digest: string) => `SHA-256 ${digest}`,
} as const
