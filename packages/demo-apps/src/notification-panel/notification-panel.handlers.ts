import { defineDemoApp } from '../back-end/demo-app.ts'
import type { DemoNotification, NotificationPanelCalls } from './notification-panel.types.ts'

export const notificationPanel = defineDemoApp<NotificationPanelCalls>()({
  seed: (): DemoNotification[] => [
    line('1', 'Encomenda da torre A aguarda retirada há dois dias', 'default'),
    line('2', 'Reserva do salão de festas aprovada', 'success'),
    line('3', 'O boletim de novembro já pode ser lido', 'info'),
    line('4', 'A garantia do portão 2 vence no mês que vem', 'warning'),
    line('5', 'Falta escolher a cor da fachada', 'error'),
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
