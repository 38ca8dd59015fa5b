/**
 * What the refusal of a judicial letter begins with, to be checked and signed (CPC art. 248 §4): the
 * addressee is absent. Portuguese in every language of the page, as the law that asks for it is.
 */
export const refusalStatement = (addressee: string): string =>
  `Declaro, sob as penas da lei e para os fins do art. 248, § 4º, do Código de Processo Civil, que o destinatário desta correspondência, ${addressee}, está ausente.`
