export const pt = {
  hint: 'Segure até a barra encher.',
  tooShort: 'Foi curto demais: segure até a barra encher.',
}
