export const pt = {
  saving: 'Salvando…',
  saved: 'Salvo às {{time}}',
  unsaved: 'Alterações não salvas',
  failed: 'Não foi possível salvar',
  wrongFields_one: '{{count}} campo para corrigir',
  wrongFields_other: '{{count}} campos para corrigir',
  offline: 'O que você digitou continua aqui. Salve quando a conexão voltar.',
  draft: {
    label: 'Rascunho',
    title: 'Você tem alterações não salvas de {{when}}.',
    text: 'Documentos, fotos e outros dados protegidos podem não ter sido guardados.',
    outdated: 'O registro mudou depois disso: ao salvar, você escolhe o que fica.',
    continue: 'Continuar',
    discard: 'Descartar',
  },
}
