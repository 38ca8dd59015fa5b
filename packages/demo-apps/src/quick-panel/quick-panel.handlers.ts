import { defineDemoApp } from '../back-end/demo-app.ts'
import type { QuickPanelCalls, QuickPanelData } from './quick-panel.types.ts'

export const quickPanel = defineDemoApp<QuickPanelCalls>()({
  seed: (): QuickPanelData => ({
    events: [
      { id: '1', title: 'Reunião com a administradora', detail: 'Hoje, 16:20' },
      { id: '2', title: 'Vistoria do elevador da torre B', detail: 'Amanhã, 09:00' },
      { id: '3', title: 'Assembleia ordinária', detail: 'Quinta-feira, 19:30 · Salão de festas' },
    ],
    notes: [
      { id: '1', title: 'Pedir orçamento da pintura', detail: 'Três empresas, fachada e garagem' },
      { id: '2', title: 'Renovar o seguro', detail: 'Vence no fim do mês' },
      { id: '3', title: 'Chave reserva da casa de máquinas', detail: 'Guardar no armário 2' },
    ],
  }),
  handlers: { 'GET /api/quick-panel/data': (_request, data) => ({ answer: data }) },
})
