/** One mail of the seed; the default folder is 0, the inbox. */
export type Letter = {
  /** The sender, or the recipient if it was sent or is a draft. */
  readonly who: string
  readonly subject: string
  /** The text, one paragraph per line. */
  readonly text: string
  readonly folder?: number
  /** `n` for unread, `s` for starred, `i` for important. */
  readonly marks?: string
  readonly labels?: readonly number[]
  /** Names of attachments. */
  readonly files?: readonly string[]
}

/** The mails, newest first. */
export const letters: readonly Letter[] = [
  {
    who: 'Alba Quirino',
    subject: 'Propostas do elevador',
    text: 'Helena, seguem as três propostas que chegaram.\nA da Prumo não inclui peças; pedi o preço por escrito.\nConsegue olhar até quinta?',
    marks: 'nsi',
    labels: [2],
    files: ['proposta-1.pdf', 'proposta-2.pdf', 'casa-de-maquinas.jpg'],
  },
  {
    who: 'Inês Carcará',
    subject: 'Assembleia de quinta: sala e cadeiras',
    text: 'A sala está reservada das 19:00 às 22:00.\nFaltam dez cadeiras, que estão no depósito do bloco B.',
    marks: 'ni',
    labels: [0],
  },
  {
    who: 'Loja das Ferragens',
    subject: 'Seu pedido saiu para entrega',
    text: 'O pedido 4471 chega hoje, entre 13:00 e 18:00.\nAlguém precisa receber.',
    marks: 'n',
    labels: [3],
  },
  {
    who: 'Estela Drumond',
    subject: 'Fotos do jardim novo',
    text: 'O ipê pegou! Mando três fotos.\nO banco chega na semana que vem.',
    marks: 's',
    files: ['canteiro.jpg', 'ipe.jpg', 'terraco.jpg'],
  },
  {
    who: 'Cobranças Exemplo',
    subject: 'Recibo do pagamento de novembro',
    text: 'Recebemos o pagamento.\n<strong>Valor:</strong> R$ 1.240,00.\nGuarde este recibo.',
    labels: [1, 2],
    files: ['recibo.pdf'],
  },
  {
    who: 'Benício Valadão',
    subject: 'Barulho da obra no 4º andar',
    text: 'Bom dia. A obra vai das 9:00 às 17:00 até sexta.\nNo sábado não trabalhamos.',
    marks: 'n',
  },
  {
    who: 'Clarice Montenegro',
    subject: 'Ata da última reunião',
    text: 'Segue a ata para leitura.\nQuem tiver correções, por favor responda até segunda.',
    marks: 'i',
    labels: [0],
    files: ['ata.pdf'],
  },
  {
    who: 'Dario Frontin',
    subject: 'Portão da garagem',
    text: 'Voltou a ranger depois da chuva.\nTalvez seja só a corrente; vejo amanhã cedo.',
    marks: 'n',
  },
  {
    who: 'Helga Tibiriçá',
    subject: 'Convite: festa de fim de ano',
    text: 'Dia 19, a partir das 18:00, no salão.\nCada um leva um prato. Eu levo a torta.',
    marks: 's',
  },
  {
    who: 'Gráfica Ponto e Vírgula',
    subject: 'Prova das placas',
    text: 'Segue a prova das placas de sinalização.\nDepois da aprovação, o prazo é de cinco dias úteis.',
    files: ['prova.png'],
  },
  {
    who: 'Fausto Guarani',
    subject: 'Vaga de bicicleta',
    text: 'Ainda há lugar no bicicletário?\nSão duas bicicletas pequenas.',
  },
  {
    who: 'Genoveva Ruas',
    subject: 'Viagem',
    text: 'Estarei fora até o dia 8.\nO João do 31 fica com a chave.',
  },
  {
    who: 'Heitor Calmon',
    subject: 'Aula de natação',
    text: 'A turma das 7:00 passou para as 7:30.',
  },
  {
    who: 'Limpeza Alvorada',
    subject: 'Escala de dezembro',
    text: 'Segue a escala.\nNos dias 24 e 31 o turno termina às 14:00.',
    marks: 'i',
    labels: [0],
    files: ['escala.pdf'],
  },
  {
    who: 'Magali Ferrão',
    subject: 'Encomenda do 72',
    text: 'Chegou uma caixa grande, que não coube no armário.\nEstá na recepção.',
  },
  {
    who: 'Odete Vasques',
    subject: 'Ensaio de sexta',
    text: 'Mudamos para o salão menor, às 20:00.',
  },
  {
    who: 'Loja das Ferragens',
    subject: 'Nota do pedido 4402',
    text: 'Segue a nota do pedido.\nObrigado pela compra.',
    labels: [2, 3],
    files: ['nota.pdf'],
  },
  {
    who: 'Paloma Quintão',
    subject: 'Cachorro do 15',
    text: 'Ele late quando fica sozinho à tarde.\nPodemos combinar uma conversa?',
  },
  {
    who: 'Rosaura Bastos',
    subject: 'Horta',
    text: 'As mudas de manjericão estão prontas.\nQuem quer?',
    marks: 's',
  },
  {
    who: 'Nestor Piratini',
    subject: 'Câmera do bloco C',
    text: 'A imagem some por alguns segundos, sempre às 18:00.\nMando um técnico?',
    labels: [0],
  },
  {
    who: 'Lauro Bezerril',
    subject: 'Relatório semanal',
    text: 'Três visitas, duas trocas de lâmpada, um vazamento pequeno no 2º andar.',
    files: ['relatorio.pdf'],
  },
  {
    who: 'Tarsila Moura',
    subject: 'Livros da biblioteca',
    text: 'Recebemos quatorze livros.\nFiz uma lista por autor.',
    files: ['lista.pdf'],
  },
  {
    who: 'Ubirajara Pontes',
    subject: 'Interfone',
    text: 'O do 84 chia quando chove.\nTroquei o fio e vou observar.',
  },
  {
    who: 'Zilda Arouca',
    subject: 'Agradecimento',
    text: 'Obrigada pela ajuda com a mudança.\nCorreu tudo bem.',
    marks: 's',
  },
  {
    who: 'Cobranças Exemplo',
    subject: 'Lembrete de vencimento',
    text: 'A parcela de dezembro vence no dia 10.',
    labels: [1],
  },
  {
    who: 'Melina Tavora',
    subject: 'Quadra no domingo',
    text: 'Podemos ficar das 9:00 às 11:00?\nSão oito crianças.',
  },
  {
    who: 'Olavo Terra',
    subject: 'Orçamento do jardim',
    text: 'Segue o orçamento com e sem irrigação.',
    marks: 'i',
    labels: [2],
    files: ['orcamento.pdf'],
  },
  {
    who: 'Norma Caldeira',
    subject: 'Sugestão para o mural',
    text: 'Um quadro só para recados de moradores, perto do elevador.',
  },
  {
    who: 'Sidney Arraes',
    subject: 'Chaves devolvidas',
    text: 'Quatro controles, um sem número.\nEstão no cofre da recepção.',
  },
  {
    who: 'Quirino Alvim',
    subject: 'Medição da água',
    text: 'Faltam dois relógios por ler: 33 e 61.',
  },
  {
    who: 'Luzia Cordovil',
    subject: 'Mudança no sábado',
    text: 'Chegamos às 8:00 com um caminhão pequeno.',
  },
  {
    who: 'Lino Faial',
    subject: 'Teste do gerador',
    text: 'Fica para terça, às 10:00.\nA luz pisca uma vez.',
  },
  {
    who: 'Alba Quirino',
    subject: 'Re: Propostas do elevador',
    text: 'Já pedi as peças por escrito, por favor compare com a proposta 2.',
    folder: 1,
    labels: [2],
  },
  {
    who: 'Inês Carcará',
    subject: 'Lista de presença',
    text: 'Segue o modelo com unidade e assinatura.',
    folder: 1,
    files: ['presenca.pdf'],
  },
  {
    who: 'Estela Drumond',
    subject: 'Re: Fotos do jardim novo',
    text: 'Ficou lindo! Posso usar a segunda no convite?',
    folder: 1,
    marks: 's',
  },
  {
    who: 'Dario Frontin',
    subject: 'Re: Portão da garagem',
    text: 'Obrigada. Se for a corrente, compre duas.',
    folder: 1,
  },
  {
    who: 'Limpeza Alvorada',
    subject: 'Re: Escala de dezembro',
    text: 'Combinado. No dia 24 alguém da equipe fica de plantão?',
    folder: 1,
  },
  {
    who: 'Gráfica Ponto e Vírgula',
    subject: 'Re: Prova das placas',
    text: 'Aprovado. Só falta o acento em “saída”.',
    folder: 1,
  },
  {
    who: 'Benício Valadão',
    subject: 'Re: Barulho da obra no 4º andar',
    text: 'Obrigada pelo aviso. Já avisei o 3º e o 5º.',
    folder: 1,
  },
  {
    who: 'Melina Tavora',
    subject: 'Re: Quadra no domingo',
    text: 'Podem, sim. A chave fica na recepção.',
    folder: 1,
  },
  {
    who: 'Olavo Terra',
    subject: 'Re: Orçamento do jardim',
    text: 'Vamos sem irrigação por enquanto.',
    folder: 1,
    labels: [2],
  },
  {
    who: 'Norma Caldeira',
    subject: 'Re: Sugestão para o mural',
    text: 'Boa ideia! Levo para a assembleia.',
    folder: 1,
  },
  {
    who: 'Clarice Montenegro',
    subject: 'Correções da ata',
    text: 'Na página 2, o nome da empresa está trocado.',
    folder: 2,
  },
  {
    who: 'Fausto Guarani',
    subject: 'Re: Vaga de bicicleta',
    text: 'Há um lugar no piso de baixo e',
    folder: 2,
  },
  { who: 'Rosaura Bastos', subject: 'Re: Horta', text: 'Quero dois vasos, se ainda', folder: 2 },
  {
    who: 'Sorteios do Acaso',
    subject: 'Você ganhou uma geladeira!',
    text: 'Responda com o seu nome completo para receber o prêmio.',
    folder: 3,
    marks: 'n',
  },
  { who: 'Ofertas Relâmpago', subject: 'Telhas pela metade do preço', text: 'Só hoje.', folder: 3 },
  {
    who: 'Clube da Sorte',
    subject: 'Último aviso',
    text: 'A sua participação termina em uma hora.',
    folder: 3,
    marks: 'n',
  },
  {
    who: 'Cursos Rápidos',
    subject: 'Seja especialista em um dia',
    text: 'Sem aulas, sem prova.',
    folder: 3,
  },
  {
    who: 'Viagens de Graça',
    subject: 'Um fim de semana só para você',
    text: 'Falta apenas confirmar a data.',
    folder: 3,
  },
  {
    who: 'Loja das Ferragens',
    subject: 'Pesquisa de satisfação',
    text: 'Conte como foi a entrega.',
    folder: 4,
    labels: [3],
  },
  {
    who: 'Judite Paranhos',
    subject: 'Achados e perdidos',
    text: 'Um guarda-chuva azul, já entregue.',
    folder: 4,
  },
  { who: 'Ivo Santiago', subject: 'Teste', text: 'Só um teste de envio.', folder: 4 },
  {
    who: 'Joel Amarante',
    subject: 'Cardápio da semana passada',
    text: 'Segue o cardápio.',
    folder: 4,
  },
  { who: 'Leonor Guaraciaba', subject: 'Rascunho antigo', text: 'Não é mais preciso.', folder: 4 },
  {
    who: 'Magali Ferrão',
    subject: 'Plantão do feriado',
    text: 'Fico das 6:00 às 14:00.\nO Nestor fica à tarde.',
    labels: [0],
  },
  {
    who: 'Marcelino Aguirre',
    subject: 'Documentos da mudança',
    text: 'Seguem o contrato e o documento do caminhão.',
    files: ['contrato.pdf', 'caminhao.jpg'],
  },
  {
    who: 'Jandira Muniz',
    subject: 'Aula de ioga',
    text: 'Às terças, às 7:00, no terraço.\nTragam um tapete.',
  },
  {
    who: 'Elias Camurça',
    subject: 'Lâmpadas da escada',
    text: 'Troquei seis. Sobraram quatro no armário.',
  },
  {
    who: 'Flora Mendanha',
    subject: 'Cerâmica',
    text: 'Aulas novas em janeiro.\nPosso pôr um cartaz no elevador?',
    marks: 's',
  },
]
