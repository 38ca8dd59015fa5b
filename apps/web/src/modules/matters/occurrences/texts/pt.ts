export const pt = {
  aboutSindico: 'É sobre o síndico?',
  toCouncil: 'Relate ao conselho: o síndico não lê.',
  open: 'Abrir ocorrência',
  alert: 'Alerta de pânico de {{who}}',
}
