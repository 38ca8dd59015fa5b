export const pt = {
  open: 'Advertir a unidade',
  warning: 'Carta da advertência',
  decision: 'Carta da decisão',
  pdf: 'Salvar em PDF',
  digest: 'Código do texto (SHA-256): {{digest}}',
  failed: 'O PDF não foi feito',
}
