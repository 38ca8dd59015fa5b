import { defineDemoApp } from '../back-end/demo-app.ts'
import type { DemoNotification, NotificationPanelCalls } from './notification-panel.types.ts'

export const notificationPanel = defineDemoApp<NotificationPanelCalls>()({
  seed: (): DemoNotification[] => [
    line('1', 'Encomenda da torre A aguarda retirada há dois dias', 'default'),
    line('2', 'Reserva do salão de festas aprovada', 'success'),
    line('3', 'Ronda das 22:00 terminou sem ocorrências', 'info'),
    line('4', 'O leitor do portão 2 está sem resposta', 'warning'),
    line('5', 'A cópia da lista de visitantes não foi concluída', 'error'),
  ],
  handlers: { 'GET /api/notification-panel/data': (_request, lines) => ({ answer: lines }) },
})

function line(
  id: string,
  message: string,
  variant: DemoNotification['options']['variant'],
): DemoNotification {
  return { id, message, options: { variant } }
}
