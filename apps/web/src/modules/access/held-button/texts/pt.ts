export const pt = {
  help: 'Segure até a barra encher.',
  keys: 'Pelo teclado, segure Enter ou Espaço; Esc desiste.',
  early: 'Solto antes do fim: nada foi feito.',
  twoStep: { begin: 'Não consigo segurar', wait: 'Aguarde para confirmar…', confirm: 'Confirmar' },
  twoStepSaid: {
    wait: 'Nada foi feito ainda. Daqui a pouco, confirme no mesmo botão.',
    confirm: 'Agora confirme no mesmo botão.',
    lapsed: 'O tempo para confirmar passou: nada foi feito.',
  },
}
