import type { Invoice, InvoiceService } from './invoices.types.ts'

const lines: [title: string, detail: string, unit: string, price: number, quantity: number][] = [
  ['Controle de acesso', 'Quatro leitores faciais e a central da portaria', 'mês', 620.5, 1],
  ['Botão de pânico', 'Aviso à portaria e ao síndico, com registro', 'unidade', 4.9, 96],
  ['Lockers de encomendas', 'Módulo de 24 portas com códigos de uso único', 'mês', 389.9, 2],
  ['Treinamento da equipe', 'Porteiros e vigilantes, no local', 'hora', 145, 6],
  ['Visita técnica', 'Ajuste do relógio e da iluminação dos leitores', 'visita', 210, 1],
]

const services: InvoiceService[] = lines.map(([title, detail, unit, price, quantity], index) => ({
  id: String(index + 1),
  title,
  detail,
  unit,
  unitPrice: price.toFixed(2),
  quantity: String(quantity),
  total: (price * quantity).toFixed(2),
}))

const subtotal = lines.reduce((sum, [, , , price, quantity]) => sum + price * quantity, 0)
const tax = subtotal * 0.05
const discount = 150

/** The two invoices that the pages show. */
export const invoiceIds = { compact: '5725a6802d', modern: '5725a6809f' } as const

export function invoicesSeed(): Invoice[] {
  const common = {
    from: {
      title: 'Portaria Tecnologia Ltda.',
      address: 'Rua dos Ipês, 214, sala 7\n80420-090 Curitiba, PR',
      phone: '(41) 3000-1020',
      email: 'financeiro@portaria.example',
      website: 'portaria.example',
    },
    services,
    subtotal: subtotal.toFixed(2),
    tax: tax.toFixed(2),
    discount: discount.toFixed(2),
    total: (subtotal + tax - discount).toFixed(2),
  }
  return [
    {
      ...common,
      id: invoiceIds.compact,
      client: {
        title: 'Condomínio Bosque das Araucárias',
        address: 'Avenida das Hortênsias, 1180\n80510-350 Curitiba, PR',
        phone: '(41) 3222-4510',
        email: 'administracao@bosque.example',
      },
      number: '2026-0917',
      date: '2026-11-05',
      dueDate: '2026-11-20',
    },
    {
      ...common,
      id: invoiceIds.modern,
      client: {
        title: 'Residencial Acácias',
        address: 'Rua Barão do Serro Azul, 75\n83005-510 São José dos Pinhais, PR',
        phone: '(41) 3382-9001',
        email: 'sindico@acacias.example',
      },
      number: '2026-0932',
      date: '2026-11-10',
      dueDate: '2026-11-25',
    },
  ]
}
