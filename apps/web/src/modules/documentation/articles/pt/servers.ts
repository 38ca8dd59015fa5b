import { type Article, heading, list, p, steps } from '../article.ts'

export const servers: Article = [
  p(
    'Administradores da plataforma encontram em **{app.titles.servers}**, no menu **{app.navigation.management}**, como a instalação está agora. Ninguém mais vê a página, e ela não pede que se escolha uma empresa.',
  ),
  heading('page', 'O que a página mostra'),
  list(
    '**{servers.servers.title}**: cada processo, com a versão, desde quando e o relógio. Mais de uma versão no ar é uma atualização por concluir; relógios com mais de dois segundos de diferença se acertam por NTP.',
    '**{servers.backups.title}**: as últimas tentativas, com o que cada uma guarda ou por que falhou. A primeira tela fica vermelha quando a mais nova passa de 26 horas.',
    '**{servers.secret.title}**: se o SESSION_SECRET está sendo trocado, até onde a troca chegou e qual é o próximo passo. Enquanto ela não termina, o segredo antigo não pode ser removido.',
    '**{servers.lanes.title}**: o que espera a vez em segundo plano, e há quanto tempo. Uma espera longa em “Alertas” pede atenção na hora.',
    '**{servers.loads.title}**: as chamadas da última hora, e as recusadas porque a empresa passou da sua parte. As outras não são atrasadas por isso.',
  ),
  heading('failed', 'O que falhou'),
  steps(
    'Leia o motivo em **{servers.others.title}**: depois de algumas tentativas, cada tarefa aparece com a empresa e o erro, sem dados de pessoas.',
    'Resolva a causa: um serviço fora do ar, um disco cheio, um leitor desligado.',
    'Use “Tentar de novo”. Repetir não faz nada em dobro.',
  ),
  p(
    '**{servers.letters.title}** traz os e-mails que o servidor de e-mail não aceitou, com o código dele: 550 costuma ser um endereço que não existe; `EAUTH`, a senha de SMTP_URL.',
  ),
  heading('one-company', 'Trazer uma empresa de volta'),
  p(
    'Quando alguém apagou o que não devia e o resto da empresa seguiu trabalhando, quem cuida do servidor traz a empresa de uma cópia de segurança para o lado da que vive (`npm run restore -- --tenant=… --as=…`; o guia de operação traz o passo a passo). A empresa de hoje não muda.',
  ),
  steps(
    'A cópia aparece em **{registers.tenants.many}**, inativa e com o nome que se deu a ela. Entre nela como administrador e exporte as listas do que falta.',
    'Na empresa de hoje, importe essas listas. Depois, remova a cópia.',
  ),
  p(
    'Nenhum link, aviso ou tarefa vem junto, e nenhum aparelho é acionado: os equipamentos da cópia ficam inativos. Senhas e acessos das pessoas continuam como estão hoje. Só ative a cópia se quiser que as pessoas entrem nela: a partir daí, elas recebem os avisos dela.',
  ),
  heading('cause', 'Procurar a causa'),
  p(
    'Na máquina do servidor, `npm run doctor` (ou `portaria doctor`, numa instalação feita como em [Instalar](/documentation/operators/installing)) diz em frases o que está errado. O que fazer em cada caso está em [Acompanhar e atualizar](/documentation/operators/upkeep#trouble). Quando uma pessoa lê um erro do servidor, a frase traz um código: é o do pedido no registro (`reqId`).',
  ),
]
