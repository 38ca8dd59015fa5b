export const pt = {
  walk: 'Fazer a ronda',
  continue: 'Continuar a ronda',
  points: 'Pontos',
  walker: 'Registrada por {{name}}',
  others_one: '{{count}} leitura não conta: repetida, de outro celular ou fora do percurso',
  others_other: '{{count}} leituras não contam: repetidas, de outro celular ou fora do percurso',
  optional: 'Opcional',
  picture: 'Foto em {{point}}',
  results: {
    scanned: 'Lido',
    skipped: 'Pulado',
    open: 'A ler',
  },
  marks: {
    early: 'Antes do tempo',
    out_of_order: 'Fora da ordem',
    short_stay: 'Permanência curta',
    unverified: 'Local não verificado',
  },
  suspicions: {
    clock_set_back: 'Relógio atrasado',
    too_fast: 'Rápido demais',
    even_gaps: 'Intervalos iguais',
    old_code: 'Etiqueta antiga',
    out_of_radius: 'Longe do ponto',
  },
  verdicts: {
    fine: 'Vale',
    not_valid: 'Não vale',
  },
  judged: 'Leitura julgada',
  judgedFine: 'Conferida: vale',
}
