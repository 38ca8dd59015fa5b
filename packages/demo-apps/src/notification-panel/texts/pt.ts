export const pt = {
  title: 'Notificações de exemplo',
  notice: 'Dados de exemplo: nada aqui vem do seu condomínio.',
}
