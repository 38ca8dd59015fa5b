export const pt = {
  title: 'Teclas',
  single: 'Teclas / e ?',
  singleHelp: 'Desligue se o aparelho digita por voz. Vale neste aparelho.',
  does: {
    find: 'Buscar em tudo',
    search: 'Ir para a busca da lista',
    rows: 'Entrar nas linhas e andar por elas',
    peek: 'Ver o registro ao lado da lista (barra de espaço)',
    open: 'Abrir a linha, o resultado ou o botão em foco',
    back: 'Fechar o que está aberto; num registro, voltar à lista; numa linha, voltar à busca',
    save: 'Salvar o formulário, de qualquer campo',
    panic: 'Acionar o pânico, para quem pode',
    alarm: 'Ir até a faixa do pânico, também de dentro de uma janela',
    skip: 'Pular para o conteúdo, na primeira vez em cada página',
    help: 'Mostrar esta ajuda',
  },
}
