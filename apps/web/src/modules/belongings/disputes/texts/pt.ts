export const pt = {
  resolve: {
    text: 'Os dois cadastros dizem ter o mesmo. O que fica continua ativo; o outro passa a inativo.',
    keep: 'Qual deles fica?',
    noUnit: 'Sem unidade',
    mine: 'Este cadastro, em disputa',
    other: 'O outro cadastro',
    free: 'O outro cadastro já não existe: este deixa de estar em disputa.',
    save: 'Resolver',
    done: '{{one}}: disputa resolvida',
  },
}
