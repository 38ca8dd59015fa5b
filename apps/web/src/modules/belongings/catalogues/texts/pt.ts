export const pt = {
  merge: {
    action: 'Mesclar',
    title: 'Mesclar {{count}} {{many}}',
    text: 'Para quando o mesmo foi cadastrado mais de uma vez. A transferência não pode ser desfeita.',
    keep: { m: 'Qual deles fica?', f: 'Qual delas fica?' },
    shared: 'Comum a todas as empresas',
    unused: 'sem uso',
    moves: 'Passam para {{into}}: {{uses}}.',
    movesNothing: 'Nada precisa ser transferido.',
    movesEverywhere: 'O que usa os outros passa para {{into}}, em todas as empresas.',
    removes: {
      m_one: 'Depois, {{count}} {{noun}} é removido.',
      m_other: 'Depois, {{count}} {{noun}} são removidos.',
      f_one: 'Depois, {{count}} {{noun}} é removida.',
      f_other: 'Depois, {{count}} {{noun}} são removidas.',
    },
    done_one: '{{count}} registro mesclado em {{into}}',
    done_other: '{{count}} registros mesclados em {{into}}',
    leftTitle_one: '{{count}} registro ficou como estava',
    leftTitle_other: '{{count}} registros ficaram como estavam',
    close: 'Entendi',
  },
}
