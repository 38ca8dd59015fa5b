import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const backups: Article = [
  p(
    'Uma cópia por dia, cifrada, com tudo: banco e imagens. Esta página diz como testá-las, como recuperar a instalação depois de uma perda e como passar a um banco maior. O comando `portaria` e as pastas são os de [Instalar](/documentation/operators/installing).',
  ),
  heading('made', 'Como são feitas'),
  list(
    'Com `BACKUP_URL` e `BACKUP_RECIPIENT`, um dos servidores faz uma cópia por dia às 3 h, ou na hora de `BACKUP_AT`, sem parar nada. Vale o relógio da máquina: `timedatectl set-timezone America/Sao_Paulo` acerta o fuso.',
    'Ficam as mais novas de 7 dias, 4 semanas e 12 meses. O que foi apagado do sistema continua nelas por esse tempo.',
    'Uma que falha é tentada de novo a cada hora. A primeira tela dos administradores diz por quê, e fica vermelha quando a mais nova passa de 26 horas.',
    'Só `BACKUP_IDENTITY` abre uma cópia. O servidor não a tem: quem invade a máquina não lê as cópias antigas. Enquanto alguém a usa ali, num teste ou numa restauração, o usuário do servidor poderia lê-la; quem quer excluir isso faz o teste em outra máquina.',
  ),
  p('`portaria backup` faz uma agora. O que há aparece com:'),
  code(commands.list),
  p(
    'Cada linha é uma cópia: o nome, a versão que a fez, e quantas empresas, registros e arquivos ela guarda.',
  ),
  warning(
    'Uma pasta no mesmo disco não protege: se ele falhar, leva as duas. Use outro disco ou, melhor, um bucket em outro provedor, cujas chaves gravem mas não apaguem nos primeiros dias.',
  ),
  heading('drill', 'O teste de todo mês'),
  p(
    'Só se sabe que uma cópia serve depois de restaurá-la. Uma vez por mês, traga a chave do cofre e restaure a mais nova à parte; o servidor continua no ar e nada dele é tocado.',
  ),
  code(commands.drill),
  p(
    'A primeira linha espera que você cole a chave, que não aparece na tela nem no histórico. O teste precisa de espaço para o banco e as imagens em `/var/tmp`, ou na pasta de `--into`. O teste é bom quando diz, nesta ordem:',
  ),
  table(
    ['Linha', 'O que quer dizer'],
    ['`The rows of every company are those that the backup noted.`', 'Cada registro voltou igual.'],
    ['`… files were there after …, all of them unchanged.`', 'Cada imagem também.'],
    [
      '`A server on the copy was ready after …`',
      'O tempo que uma recuperação de verdade levaria, sem contar preparar a máquina.',
    ],
    [
      '`With this backup, everything since … would be lost: …`',
      'O que se perderia se o disco falhasse agora.',
    ],
  ),
  p(
    'Qualquer outra frase no fim é o motivo da falha. Anote a data, o tempo e quem fez: é a prova que um cliente pede.',
  ),
  heading('restore', 'Recuperar depois de uma perda'),
  steps(
    'Com a máquina perdida, [instale](/documentation/operators/installing) outra até as configurações, com o mesmo `SESSION_SECRET`, o mesmo `BACKUP_URL` e a mesma versão. Não inicie o serviço.',
    'Com `DATABASE_URL`, aponte-o para um banco vazio.',
    'Dê os comandos abaixo. Numa máquina nova não há o que parar nem renomear: pule as duas primeiras linhas.',
  ),
  code(commands.restore),
  p(
    'Quando o registro disser `Portaria is ready`, confira com `portaria doctor`. Para um momento mais antigo, `portaria restore --from` e o nome de uma cópia da lista. A cópia tem de voltar para um banco vazio: um que tem dados é recusado. Se `portaria restore` terminar em erro, o serviço não é iniciado: corrija o que a frase diz e repita, antes de iniciar qualquer servidor.',
  ),
  list(
    'O que terminou depois da cópia (acessos encerrados, pessoas apagadas a pedido) termina de novo, por uma lista à parte; `To do by hand` diz o que só uma pessoa pode fazer.',
    'Todas as sessões terminam: as pessoas entram de novo, com a senha que tinham.',
    'O que entrou depois da cópia se perdeu. Diga isso aos síndicos, com a hora.',
    'Se as imagens pararem no meio, `portaria restore --files` continua de onde parou.',
  ),
  p(
    'Guarde `/var/lib/portaria.lost` até ter certeza de que nada falta, e depois apague-a: são dados pessoais.',
  ),
  note(
    'Para só olhar uma cópia, restaure-a em outra máquina e inicie o servidor com `COPY_OF_DATA=on`: ele não manda e-mail, não fala com equipamentos e não avisa ninguém.',
  ),
  heading('company', 'Só uma empresa'),
  p(
    'Alguém apagou uma torre ontem, e as outras empresas continuaram trabalhando. Com o servidor no ar, isto traz uma empresa da cópia mais nova (ou da que `--from` disser) ao lado da que existe, que não muda:',
  ),
  code(commands.company),
  p(
    'Ela vem inativa, com tudo menos links, convites, sessões e avisos, e os equipamentos dela ficam desligados. Um administrador da plataforma entra nela, exporta o que falta, importa na empresa viva e depois a remove. O que o comando pergunta, e como responder sem terminal, está em `docs/operating.md`.',
  ),
  heading('move', 'De um processo a um banco maior'),
  p(
    'O mesmo caminho leva do banco que vem com o Portaria ao [seu PostgreSQL](/documentation/operators/installing#database) ou a um cluster. Prepare lá o usuário e o banco vazio e, numa hora calma, feche o antigo com uma última cópia:',
  ),
  code(commands.lastBackup),
  p('Acrescente `DATABASE_URL` às configurações e restaure no novo:'),
  code(commands.moved),
  p(
    'O tempo fora do ar é o que o teste do mês mediu. `portaria doctor` diz se tudo está certo. Para voltar atrás, tire `DATABASE_URL` e inicie: o banco antigo está como ficou.',
  ),
  heading('key', 'Trocar a chave das cópias'),
  p(
    '`portaria backup --new-key` faz outra. Ponha o novo `BACKUP_RECIPIENT` e guarde também a chave antiga, que abre o que já estava copiado: `BACKUP_IDENTITY` pode ser o caminho de um arquivo com as duas, uma por linha. Se a antiga foi perdida ou roubada, escolha também outro `BACKUP_URL`, onde tudo é copiado de novo.',
  ),
]
