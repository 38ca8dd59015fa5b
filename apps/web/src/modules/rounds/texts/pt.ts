export const pt = {
  print_one: 'Imprimir etiqueta',
  print_other: 'Imprimir {{count}} etiquetas',
  printText:
    'Um PDF com marcas de corte. Imprima em 100%, recorte e cole no ponto. Fica registrado quem imprimiu.',
  printed_one: 'Etiqueta salva',
  printed_other: '{{count}} etiquetas salvas',
  save: 'Salvar em PDF',
  file: 'etiquetas-ronda',
  sheet: 'Etiquetas dos pontos de ronda',
  scan: 'Abra o Portaria no celular e aponte a câmera',
  code: 'Código nº {{number}}',
  size: 'Tamanho',
  sizes: {
    small: 'Pequena',
    medium: 'Média',
    large: 'Grande',
  },
  sizesText: {
    small: '5 × 6 cm, 12 por folha',
    medium: '8 × 10 cm, 4 por folha',
    large: '15 × 18 cm, 1 por folha',
  },
  renewText:
    'A etiqueta que está no ponto deixa de valer: uma leitura dela fica marcada como suspeita. Imprima e cole a nova em seguida.',
  renewed: 'Código trocado',
  renewedText: 'Imprima a etiqueta nova.',
  unplanned: 'Ronda avulsa',
  begun: 'Ronda avulsa aberta',
}
