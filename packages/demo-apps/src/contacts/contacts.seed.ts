import { portrait } from '../pictures/portrait.ts'
import { sampleEmail } from '../text/slug.ts'
import type { Contact, ContactsUser } from './contacts.types.ts'

export type ContactsState = { contacts: Contact[]; user: ContactsUser }

/** Invented people: first names and family names combined. */
const people = `Abigail Nakamura|Adriano Peçanha|Alba Quirino|Aldo Menezes|Amália Bittencourt|Anita Garrido|Artur Salgueiro|Aurora Pimenta|Benício Valadão|Berta Cascais|Caetano Linhares|Celina Portinari|Cícero Abrantes|Clarice Montenegro|Dalva Serpa|Dario Frontin|Edite Lacerda|Elias Camurça|Elvira Sodré|Estela Drumond|Fausto Guarani|Flora Mendanha|Gaspar Nogueira|Genoveva Ruas|Heitor Calmon|Helga Tibiriçá|Ícaro Vilhena|Inês Carcará|Ivo Santiago|Jandira Muniz|Joel Amarante|Judite Paranhos|Lauro Bezerril|Leonor Guaraciaba|Lino Faial|Luzia Cordovil|Magali Ferrão|Marcelino Aguirre|Melina Tavora|Nestor Piratini|Norma Caldeira|Odete Vasques|Olavo Terra|Paloma Quintão|Quirino Alvim|Rosaura Bastos|Sidney Arraes|Tarsila Moura|Ubirajara Pontes|Zilda Arouca`

const firms = [
  'Elevadores Prumo',
  'Jardins do Vale',
  'Limpeza Alvorada',
  'Obras Pedra Lisa',
  'Gráfica Ponto e Vírgula',
  'Padaria Três Irmãs',
  'Colégio Caminho Novo',
  'Clínica Boa Vista',
]

const jobs = [
  'Manutenção',
  'Jardinagem',
  'Atendimento',
  'Projetos',
  'Contabilidade',
  'Chaves e fechaduras',
  'Coordenação',
  'Instalações elétricas',
  'Assessoria jurídica',
]

const streets = ['Rua das Amoreiras', 'Avenida do Farol', 'Travessa do Moinho', 'Rua Sete Quedas']

const notes = [
  '',
  'Prefere mensagens à tarde.',
  'Conhece bem o prédio: trabalhou na obra.',
  '',
  'Indicação do conselho.',
]

const pick = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('a list of the seed is empty')
  return value
}

const two = (value: number) => String(value).padStart(2, '0')

function contactOf(name: string, index: number): Contact {
  const [first = '', last = ''] = name.split(' ')
  const hasFirm = index % 5 !== 3
  return {
    id: String(index + 1),
    name: first,
    lastName: last,
    avatar: portrait(name),
    nickname: index % 4 === 0 ? first.slice(0, 3) : '',
    company: hasFirm ? pick(firms, index * 3) : '',
    jobTitle: hasFirm ? pick(jobs, index) : '',
    email: sampleEmail(name),
    // Numbers without a subscriber: no local number in Brazil begins with 0.
    phone: `(11) 0${4000 + ((index * 617) % 5999)}-${String(1000 + ((index * 733) % 8999))}`,
    address: `${pick(streets, index)}, ${12 + index * 7}`,
    birthday: `${1958 + ((index * 7) % 44)}-${two(1 + (index % 12))}-${two(1 + ((index * 5) % 28))}`,
    notes: pick(notes, index),
  }
}

/** Fifty contacts in three groups; some are starred, some frequent. */
export function contactsSeed(): ContactsState {
  const contacts = people.split('|').map(contactOf)
  const every = (nth: number, from = 0) =>
    contacts.filter((_, index) => index % nth === from).map(({ id }) => id)
  return {
    contacts,
    user: {
      id: 'owner',
      name: 'Helena Prado',
      avatar: portrait('Helena Prado'),
      starred: every(6, 1),
      frequentContacts: every(5, 2),
      groups: [
        { id: '1', name: 'Fornecedores', contactIds: every(3) },
        { id: '2', name: 'Conselho', contactIds: every(11, 4) },
        { id: '3', name: 'Família', contactIds: every(9, 5) },
      ],
    },
  }
}
