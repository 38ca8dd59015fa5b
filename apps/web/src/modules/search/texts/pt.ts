export const pt = {
  call: 'Ligar',
  openUnit: 'Abrir a unidade',
  keys: 'Ctrl+Enter liga, Shift+Enter abre a unidade',
  more: 'Ver todos em {{things}}',
}
