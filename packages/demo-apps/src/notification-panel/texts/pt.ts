export const pt = {
  title: 'Exemplos',
  notice: 'Dados de exemplo: nada aqui vem do seu condomínio.',
}
