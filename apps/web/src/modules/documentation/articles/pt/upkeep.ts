import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const upkeep: Article = [
  p(
    'O que se faz depois que a instalação está no ar: acompanhar, atualizar, corrigir o mais comum e, um dia, passar tudo a outra pessoa. O comando `portaria` e as pastas são os de [Instalar](/documentation/operators/installing).',
  ),
  heading('routine', 'A rotina'),
  table(
    ['Quando', 'O quê'],
    [
      'Todo dia',
      'Olhar a primeira tela de um administrador da plataforma: a última cópia está ali, vermelha se algo falta.',
    ],
    [
      'Toda semana',
      '`portaria doctor` e a página [Servidores](/documentation/administrators/servers): nada parado nas filas, nenhum e-mail recusado. E `apt-get upgrade`.',
    ],
    ['Todo mês', 'O [teste de uma cópia](/documentation/operators/backups#drill).'],
    ['A cada versão', '[Atualizar](/documentation/operators/upkeep#upgrade).'],
  ),
  heading('watch', 'Acompanhar'),
  p(
    'O mínimo é um serviço de fora que peça `/readyz` a cada minuto e acorde alguém quando a resposta não for 200. O completo é o Prometheus: dê ao servidor um `METRICS_TOKEN` e use os arquivos de `ops/monitoring`.',
  ),
  list(
    '`alerts.yml`: as regras que acordam alguém, de um alerta que ninguém atende a uma cópia velha. O nome do trabalho de coleta tem de ser `portaria`.',
    '`dashboard.json`: o painel, para importar no Grafana.',
    'O que fazer em cada regra: o título de `docs/operating.md` que ela traz em `runbook`.',
  ),
  warning(
    'Um alerta de pânico que ninguém atende em 180 segundos, ou no tempo que a empresa escolheu, chega por e-mail e push a todo master e administrador da plataforma; exercícios não. Combine quem atende, a qualquer hora, e ligue **{push.on}** no celular dessa pessoa: ela abre o alerta e liga para o condomínio ou para o 190.',
  ),
  heading('several', 'Vários servidores'),
  p(
    'Numa máquina, `WORKERS` dá um processo por processador. Em várias, qualquer número de servidores trabalha sobre um banco, atrás de um balanceador que pergunta `/readyz`: todos com os mesmos `DATABASE_URL`, `SESSION_SECRET`, `SMTP_URL` e `FILES_URL`, o bucket das imagens, que `portaria move-files --to s3` leva da pasta para lá.',
  ),
  p(
    'Para que nem a perda da máquina do banco pare a portaria, `ops/cluster` traz três PostgreSQL com Patroni, etcd e HAProxy; `npm run cluster` mostra tudo numa máquina só, para conhecer antes. Os passos, e o que fazer quando um membro cai, estão em `docs/operating.md`, em “A database that survives a machine”.',
  ),
  note('Um cluster não dispensa a cópia: um erro de quem apaga está nos três no mesmo instante.'),
  heading('upgrade', 'Atualizar'),
  steps(
    'Leia em `CHANGELOG.md` da versão nova o que está em “To do”. As versões se tomam uma a uma, sem pular.',
    'Prepare-a ao lado, com o servidor no ar. Troque 0.3.0 pela versão.',
  ),
  code(commands.upgrade),
  p(
    'Com o banco que vem com o Portaria, reiniciar já o prepara. Fica fora do ar por segundos; confira depois com `portaria doctor`:',
  ),
  code(commands.restart),
  p(
    'Com `DATABASE_URL`, nada para: dê antes `systemctl start portaria-migrate`, numa máquina só; depois reinicie os servidores um por vez, esperando o `/readyz` de cada um. A página Servidores mostra quem já está na versão nova, e o `doctor` reclama até o último.',
  ),
  heading('back', 'Voltar uma versão'),
  p(
    'Se a versão nova der problema, a anterior trabalha sobre o banco da nova; nada se desfaz nele. Com vários servidores, um por vez. Duas versões atrás, só por uma cópia. Troque 0.2.0 pela versão anterior.',
  ),
  code(commands.back),
  heading('secret', 'Trocar o segredo'),
  p(
    'O `SESSION_SECRET` se troca com tudo no ar; ninguém é desconectado. Faça o novo com `openssl rand -base64 32` e guarde os dois até o fim:',
  ),
  steps(
    'Com vários servidores, dê a cada um o novo em `SESSION_SECRET_OTHER` e reinicie um por vez, até a página Servidores dizer que todos estão prontos. Um servidor só começa no próximo passo.',
    'Ponha o novo em `SESSION_SECRET` e o antigo em `SESSION_SECRET_OTHER`, e reinicie um por vez.',
    '`portaria change-secret` refaz já o que a noite refaria. Quando o `doctor` disser que o antigo pode sair, tire `SESSION_SECRET_OTHER`. Guarde-o no cofre enquanto houver cópias de antes.',
  ),
  p(
    'Isso não encerra nada. Se o segredo vazou, o caminho é outro, com os servidores parados e `portaria change-secret --end`: leia antes “Changing the secret” em `docs/operating.md`.',
  ),
  heading('trouble', 'O que fazer quando…'),
  p('Comece sempre por estes três, e leia a última frase:'),
  code(commands.look),
  table(
    ['O que acontece', 'O que fazer'],
    [
      'O servidor não inicia',
      'A última linha do registro é uma frase: uma configuração com nome, o banco que não responde, a porta ocupada. Onde ela pede `npm run migrate`, é `systemctl start portaria-migrate`. Corrija e `systemctl restart portaria`.',
    ],
    [
      'E-mails não saem',
      'A linha `letters` do `doctor` entra no servidor de e-mail e diz o que ele recusa. Se está `ok`, veja em **{servers.letters.title}** o código de cada um. Se saem e não chegam, é o SPF, o DKIM ou o spam. O que espera vai sozinho depois.',
    ],
    [
      'A cópia está vermelha',
      'A primeira tela diz o motivo, e `portaria backup` o repete. `cannot be written by this user`: a pasta é de outro usuário, ou falta em `ReadWritePaths`. `does not answer`: o bucket ou as chaves dele. Disco cheio: aumente o das cópias.',
    ],
    [
      'O disco encheu',
      'Libere com `journalctl --vacuum-size=500M`, apague de `/opt` as versões antigas (menos a atual e a anterior) e `/var/lib/portaria.lost`; depois aumente o disco. Nunca apague nada em `/var/lib/portaria`. Se o servidor parou, inicie-o.',
    ],
    [
      'Os relógios divergem',
      '`timedatectl` diz se a máquina está sincronizada; `timedatectl set-ntp true` liga. Acerte também a do banco. Códigos de segunda etapa são os primeiros a falhar.',
    ],
  ),
  p(
    'Quando uma pessoa lê um erro do servidor, a frase traz um código: `journalctl --unit portaria --grep` e o código acham a linha.',
  ),
  heading('privacy', 'O que você vê, e o que não vê'),
  list(
    'A página Servidores, o registro, as medidas e os rastros não têm nomes, documentos nem o conteúdo de pedidos; têm números de registros, rotas e endereços de rede.',
    'Master e administrador leem os cadastros da empresa que escolhem; o comercial, sem os [dados protegidos](/documentation/administrators/roles#protected). O que mudam fica no histórico da empresa, e a leitura dos protegidos, na trilha. Cada pessoa com o seu login e o menor papel que baste.',
    'Quem tem root na máquina lê o banco e as imagens: poucas pessoas, com chave de SSH, e o disco cifrado.',
    'Ninguém lê as senhas, que não são guardadas como foram digitadas, nem uma cópia sem a chave dela.',
  ),
  p(
    'Para a LGPD, o condomínio é o controlador, e quem opera a instalação é o operador: trata os dados só como o contrato e o condomínio mandam (art. 39) e os protege (art. 46). Pedidos de titulares vão ao síndico, que [entrega](/documentation/sindico#personal-data) e [apaga](/documentation/sindico#erasure). Um incidente que possa ter atingido dados se conta ao condomínio na mesma hora: ele tem 3 dias úteis para comunicar a ANPD e os titulares (Resolução CD/ANPD 15/2024).',
  ),
  warning(
    'Não leve dados de verdade para testes nem para o seu computador: `npm start` traz uma demonstração com pessoas inventadas.',
  ),
  heading('hand-over', 'Passar a instalação adiante'),
  steps(
    'Faça a lista do que existe: máquinas, domínio e DNS, conta de e-mail, bucket, `/etc/portaria/portaria.env`, e quem paga cada um.',
    'Entregue os dois segredos, `SESSION_SECRET` e `BACKUP_IDENTITY`, de cofre a cofre, nunca por e-mail.',
    'Crie o administrador de quem chega, com `portaria create-admin`. Quem chega faz sozinho um `portaria doctor` e o teste de uma cópia.',
    '[Encerre](/documentation/administrators/roles#end) os acessos de quem sai e retire a chave de SSH.',
    'Troque o que quem sai conhecia: a senha do SMTP, as chaves dos buckets, `METRICS_TOKEN` e a [chave das cópias](/documentation/operators/backups#key).',
    'Avise os condomínios, que são os controladores, de quem passa a operar.',
  ),
]
