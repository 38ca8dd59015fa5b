export const pt = {
  /** Forms of the noun that begins the sentence. */
  parcel: 'encomenda encomendas pacote',
  receive: 'Receber encomenda de {{unit}}',
}
