/**
 * The proposed text for refusing a judicial letter, to be checked and signed (CPC art. 248 §4): it
 * declares the addressee absent. It is Portuguese in every language of the page, like the law that
 * requires it.
 */
export const refusalStatement = (addressee: string): string =>
  `Declaro, sob as penas da lei e para os fins do art. 248, § 4º, do Código de Processo Civil, que o destinatário desta correspondência, ${addressee}, está ausente.`
