import { type Article, heading, list, p, steps } from '../article.ts'

export const announcements: Article = [
  p(
    'Em **Comunicados**, a administração avisa a todos ou a alguns e fica com a prova de quem recebeu, leu e deu ciência. Moradores os encontram no início e nas notificações.',
  ),
  heading('write', 'Escrever e enviar'),
  steps(
    'Em **Comunicados**, **Novo comunicado**. Em **Para quem**, escolha todos, torres ou andares, algumas unidades ou alguns papéis; **Só com este vínculo** manda uma convocação apenas aos proprietários.',
    '**Quem vai receber** conta as pessoas e as unidades enquanto você escolhe, e quantas não têm acesso ao app.',
    'Marque **Pedir ciência** se cada um precisa confirmar que leu. O que você salva é um **Rascunho**.',
    '**Enviar agora** mostra a conta mais uma vez; **Agendar envio** marca a hora. Quem recebe é decidido no envio e não muda mais.',
  ),
  heading('emergency', 'Emergências'),
  p(
    'O tipo **Emergência** chega na hora por push e e-mail, também no horário de silêncio de cada um, e a mensagem diz por quê. O título aparece na tela bloqueada. Ela precisa de um fim em **Vale até**.',
  ),
  heading('proof', 'A prova'),
  list(
    '**Ver a prova por unidade** mostra cada pessoa: a caminho, recebeu, leu ou deu ciência, e quando.',
    'Quem não tem acesso ao app é avisado em papel: marque as pessoas e **Registrar entrega em papel** com o dia e o nome de quem entregou.',
    '**Baixar PDF** imprime a prova por unidade; **Exportar** faz a planilha.',
    'Quem se muda depois lê o que ainda vale, e não entra na conta.',
  ),
  heading('correct', 'Corrigir ou retirar'),
  p(
    'O que foi enviado não muda mais. **Corrigir com outro comunicado** começa um rascunho com o mesmo texto; quando ele é enviado, toma o lugar do primeiro. **Retirar** pede um motivo, que só a administração lê. A prova dos dois continua guardada.',
  ),
  heading('quiet', 'Horário de silêncio'),
  p(
    'Em **Meu Perfil**, **Horário de silêncio** segura e-mails e avisos push no horário que você escolher, cada um por si. No aplicativo tudo aparece na hora, e o que foi segurado chega no fim do horário. Pânico, emergências e alguém na portaria chegam sempre, como o que você escolher em **Avisar mesmo assim**.',
  ),
]
