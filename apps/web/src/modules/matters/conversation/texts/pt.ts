export const pt = {
  title: 'Conversa',
  none: 'Nada dito ainda.',
  earlier: 'Mostrar o que veio antes ({{count}})',
  write: 'Escreva um comentário',
  send: 'Comentar',
  picture: 'Com foto',
  pictureOf: 'Foto do comentário de {{name}}',
  sent: 'Comentário registrado',
  readers: 'Quem lê',
  system: 'Sistema',
}
