import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  typography: {
    title: 'Tipografía',
    description: 'Una familia de letras, siete tamaños, tres pesos.',
    sizes: 'Tamaños',
    weights: 'Pesos',
    uses: 'En uso',
    pixels: '{{size}} px',
    sample: 'Quién llega, quién sale, qué espera por usted',
    regular: 'Normal, para leer',
    medium: 'Medio, para nombres y botones',
    semibold: 'Seminegrita, para títulos',
    heading: 'Un título de sección',
    paragraph:
      'El texto corrido tiene líneas de hasta setenta letras, para que los ojos encuentren la siguiente. Frases cortas, el verbo primero, sin culpar a nadie.',
    quote: '¡Buenos días! La visita de la torre B puede subir, el apartamento ya confirmó.',
    quoteBy: 'Portería, 08:14',
    numbers: 'Números alineados',
    list: {
      one: 'Una idea por elemento.',
      same: 'Los elementos empiezan igual.',
      few: 'Pocos elementos por lista.',
    },
    keys: 'Teclas',
    help: 'Texto de ayuda, más pequeño y calmo, para lo que se lee una sola vez.',
  },
  colors: {
    title: 'Colores',
    description: 'Los colores del tema en uso. Cada par de texto y fondo pasa de 4,5 de contraste.',
    grounds: 'Fondos y líneas',
    inks: 'Textos',
    states: 'Situaciones',
    pairs: 'Contraste',
    pairsText: 'Texto sobre fondo, como aparece en las pantallas.',
    sample: 'Texto',
    contrast: 'Contraste {{value}}',
  },
  layouts: {
    simple: 'Simple',
    carded: 'En tarjeta',
    shapes: {
      'full-width': 'Todo el ancho',
      'left-sidebar': 'Barra al inicio',
      'right-sidebar': 'Barra al final',
      tabbed: 'Con pestañas',
    },
    title: 'Página: {{look}}, {{shape}}',
    others: 'Otros modelos',
    open: 'Abrir la barra',
    sections: 'En esta página',
    tabs: 'Partes',
    subject: 'Uso de la piscina',
    about: 'Las reglas de la temporada, en una página.',
    parts: {
      hours: {
        title: 'Horarios',
        text: 'La piscina abre de 6 a 22, todos los días. Los lunes la limpieza va hasta las 10, y el agua queda libre enseguida.',
      },
      guests: {
        title: 'Invitados',
        text: 'Cada apartamento recibe hasta cuatro invitados por día. Quien invita acompaña, y la portería registra la entrada de cada persona.',
      },
      children: {
        title: 'Niños',
        text: 'Los menores de doce años entran con un adulto responsable. Los flotadores están en el armario junto a la ducha; devuélvalos después de usar.',
      },
      care: {
        title: 'Cuidados',
        text: 'Pase por la ducha antes de entrar. Vidrio y comida quedan fuera de la terraza, y la música no pasa de la cerca.',
      },
    },
  },
}
