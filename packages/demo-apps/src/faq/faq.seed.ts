import type { FaqEntry } from './faq.types.ts'

const entries: [question: string, answer: string][] = [
  [
    'Como autorizo a entrada de uma visita?',
    'Cadastre o convite em Visitantes antes da chegada, com nome e horário. Na portaria, a pessoa só apresenta o documento. Se ela chegar sem convite, o porteiro liga para o apartamento e registra quem autorizou.',
  ],
  [
    'O que acontece quando aperto o botão de pânico?',
    'O aviso chega no mesmo instante ao síndico e à portaria, com o seu nome e o seu apartamento. A tela mostra quando alguém viu e quando a ajuda está a caminho. Em perigo imediato, ligue também para 190.',
  ],
  [
    'Meu cartão foi perdido. O que faço?',
    'Avise a portaria ou o síndico. O cartão é bloqueado na hora em todos os leitores e não volta a funcionar, mesmo que seja encontrado. Um cartão novo é cadastrado no seu nome.',
  ],
  [
    'Como reservo o salão de festas?',
    'Em Reservas, escolha a área e veja os dias livres. Alguns espaços pedem aprovação do síndico; você é avisado da decisão. Os convidados podem receber um convite com código para a portaria.',
  ],
  [
    'Posso cadastrar mais de um veículo?',
    'Pode, até o número de vagas do apartamento. Cada placa é cadastrada uma vez, no padrão antigo ou Mercosul. Ao vender o carro, registre a saída para que a etiqueta deixe de abrir o portão.',
  ],
  [
    'Quem vê os meus dados?',
    'A administração e a portaria veem o necessário para o trabalho: nome, apartamento e foto. Documentos aparecem com máscara para quem não precisa deles. Vizinhos não veem quem visita você.',
  ],
  [
    'Chegou uma encomenda. Como retiro?',
    'Você recebe um código de uso único. Digite o código no locker ou mostre o QR na portaria. Se o código não chegar, peça o reenvio: o anterior deixa de valer.',
  ],
  [
    'Uma diarista vem toda semana. Preciso autorizar sempre?',
    'Não. Cadastre a pessoa como prestadora, com os dias da semana e o horário. A entrada fica liberada só nesse período, e você pode encerrar quando quiser.',
  ],
  [
    'Esqueci a senha. E agora?',
    'Na tela de entrada, escolha “Esqueci minha senha”. Um link chega ao seu e-mail e vale por uma hora. Use doze caracteres ou mais; uma frase curta que só você conhece funciona bem.',
  ],
  [
    'Sou síndico em um condomínio e morador em outro. Preciso de dois acessos?',
    'Não. O acesso é seu, e cada condomínio é um vínculo. Troque de um para o outro no menu da sua conta, sem sair.',
  ],
  [
    'Como registro uma ocorrência?',
    'Em Ocorrências, escolha o tipo, descreva o que houve e anexe fotos. Você acompanha o andamento e recebe as respostas. Depois de encerrada, só é possível acrescentar informações.',
  ],
  [
    'O aplicativo funciona no celular?',
    'Funciona no navegador do celular, com as mesmas telas. As listas viram cartões, e o botão de pânico fica ao alcance do polegar.',
  ],
]

export function faqSeed(): FaqEntry[] {
  return entries.map(([question, answer], index) => ({ id: String(index + 1), question, answer }))
}
