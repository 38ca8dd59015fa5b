export const pt = {
  sections: 'Seções',
  undo: 'Desfazer',
  select: 'Selecionar {{name}}',
  selectAll: 'Selecionar tudo',
  checkList: {
    item: 'Item {{number}}',
    done: 'Feito: {{text}}',
    newItem: 'Novo item',
    addItem: 'Incluir item',
    removeItem: 'Tirar: {{text}}',
  },
  missingText: 'Pode ter sido excluído.',
  showAll: 'Ver tudo',
  cannotUndo: 'Não dá para desfazer.',
  wrongPicture: 'Escolha uma imagem de até 2 MB.',
}
