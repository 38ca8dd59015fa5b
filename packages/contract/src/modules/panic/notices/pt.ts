import type { NoticeChoices } from '../../../define-notices/define-notices.ts'
import type { panicNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof panicNotices> = {
  panic_alert: {
    title: 'Alertas de pânico',
    text: 'Alguém acionou o botão de pânico. A faixa vermelha e o painel mostram sempre, até o atendimento.',
  },
  own_alert: {
    title: 'O alerta que você acionou',
    text: 'Quem viu, quem está a caminho e quando foi encerrado.',
  },
}
