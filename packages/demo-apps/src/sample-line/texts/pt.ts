export const pt = {
  title: 'Exemplo',
  text: 'Página de demonstração, com conteúdo inventado: não descreve funções, preços nem prazos do Portaria.',
}
