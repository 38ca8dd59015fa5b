export const pt = {
  menu: 'Segmento',
  choose: 'Escolher segmento',
  title: 'Segmento deste navegador',
  description:
    'Muda os nomes no menu, nos títulos e nos formulários, só para você e só neste navegador.',
  list: 'Segmentos',
  own: 'O da empresa',
  words: '{{tower}}, {{apartment}} e {{resident}}',
  use: 'Usar este segmento',
  inUse: 'Em uso neste navegador',
  leave: 'Voltar ao segmento da empresa',
  cancel: 'Cancelar',
  used: 'Segmento em uso: {{name}}',
  left: 'De volta ao segmento da empresa',
  failed: 'Não foi possível ler os segmentos',
}
