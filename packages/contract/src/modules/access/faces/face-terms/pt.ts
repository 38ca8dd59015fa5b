import { contactOf, type FaceTerm } from './face-term.ts'

export const pt: FaceTerm = {
  title: 'Consentimento para reconhecimento facial',
  paragraphs: ({ company, dpo_name: name, dpo_email: email }) => [
    `${company} pede o seu consentimento para usar uma foto do seu rosto com um único fim: abrir as portas, portões e catracas por onde você já pode passar. O rosto é um dado sensível (LGPD, art. 11), por isso só é usado se você concordar.`,
    'A foto fica cifrada no servidor e é enviada aos leitores das entradas, que guardam dela um modelo do rosto. Ela não aparece em listas, buscas, relatórios nem exportações, e o servidor não compara rostos.',
    'Você não precisa aceitar. O cartão ou o PIN abre as mesmas portas, nos mesmos horários, e ninguém pode tratar você de outro modo por isso.',
    'Você pode retirar o consentimento quando quiser, nesta mesma tela. A foto é apagada na hora, o rosto é removido de cada leitor, e um recibo mostra quando cada um foi lido sem ele. Quando você deixa de morar ou de trabalhar aqui, o mesmo é feito por nós.',
    'Os registros de passagem ficam guardados pelo prazo da empresa, sem a foto.',
    `Dúvidas e pedidos sobre os seus dados: ${contactOf(name, email) || 'fale com a administração.'}`,
  ],
}
