export const pt = {
  /** Forms of the verb that begins the sentence. */
  verbs: 'reservar reserva agendar',
  book: 'Reservar {{area}}',
  bookOn: 'Reservar {{area}}: {{day}}',
}
