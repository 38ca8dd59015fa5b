export const pt = {
  allDay: 'o dia todo',
  span: 'das {{from}} às {{to}}',
  rule: '{{who}}: {{hours}}.',
  nobody: 'Hoje ninguém passa por aqui por regra.',
  passes: 'Passa em: {{points}}.',
  pointWithHours: '{{point}} ({{hours}})',
  nowhere: 'Hoje não passa por nenhum ponto.',
}
