export const pt = {
  title: 'Esta é uma demonstração',
  text: 'Entre como uma destas pessoas do Residencial Bosque, sem senha. Cada janela anônima pode ser outra pessoa.',
  as: {
    condomino: '{{name}}, moradora',
    funcionario: '{{name}}, porteiro',
    sindico: '{{name}}, síndica',
    service_provider: '{{name}}, eletricista',
  },
}
