/** Given names by generation: born before 1965, before 1995, and since. */
const givenNames = {
  female: {
    old: 'Aparecida Benedita Cleusa Dalva Dirce Edna Elza Eunice Geni Glória Ivone Izabel Leonor Lourdes Lúcia Maria_Helena Maria_José Marlene Neide Nair Odete Olga Rosa Ruth Sônia Tereza Vera_Lúcia Yolanda Zélia Zilda',
    middle:
      'Adriana Alessandra Aline Ana_Paula Andréia Bianca Camila Carla Carolina Cíntia Cristiane Daniela Denise Eliane Fabiana Fernanda Gisele Juliana Karina Lilian Luciana Márcia Mariana Michele Natália Patrícia Priscila Raquel Regiane Renata Roberta Rosana Sabrina Simone Tatiane Thaís Valéria Vanessa Viviane',
    young:
      'Agatha Alícia Ana_Clara Ana_Júlia Antonella Beatriz Cecília Clara Eduarda Emanuelly Esther Gabriela Giovanna Heloísa Isabela Isadora Júlia Lara Larissa Laura Letícia Lívia Lorena Luna Manuela Maria_Clara Maria_Eduarda Maitê Melissa Milena Nicole Olívia Pietra Rafaela Rebeca Sarah Sofia Stella Valentina Vitória',
  },
  male: {
    old: 'Abílio Adalberto Agenor Alcides Altair Amadeu Antônio_Carlos Arlindo Armando Benedito Claudionor Dirceu Domingos Geraldo Getúlio Hélio Hermes Ivo Jair João_Batista José_Carlos Laércio Lourival Moacir Nelson Nivaldo Orlando Osvaldo Raimundo Sebastião Sílvio Valdemar Vicente Waldir',
    middle:
      'Adriano Alessandro Alexandre André Anderson Carlos_Eduardo César Cláudio Cristiano Daniel Diego Douglas Edson Eduardo Emerson Evandro Fábio Felipe Fernando Flávio Gilberto Gustavo Henrique Jefferson Leandro Leonardo Luciano Luiz_Fernando Marcelo Marcos_Vinícius Maurício Paulo_Henrique Renato Ricardo Roberto Rodrigo Rogério Sandro Thiago Vinícius',
    young:
      'Anthony Antônio Arthur Benício Benjamin Bernardo Breno Bruno Bryan Caio Caleb Davi Davi_Lucca Enzo Enzo_Gabriel Gabriel Gael Guilherme Heitor Henry Igor Isaac João_Guilherme João_Pedro Joaquim Kauã Léo Lorenzo Lucas Lucca Matheus Miguel Murilo Nathan Nicolas Noah Pedro_Henrique Ravi Samuel Theo Vitor_Hugo Yuri',
  },
} as const

/** Family names, some with the particle that belongs to them. */
export const surnames = words(
  `Albuquerque Almeida Alves Amaral Amorim Andrade Antunes Aquino Araújo Arruda Azevedo Barbosa
   Barros Bezerra Bittencourt Borges Brito Cabral Camargo Campos Cardoso Castilho Cavalcanti
   Chagas Corrêa da_Costa Coutinho da_Cruz Cunha Dantas Duarte Escobar Esteves Falcão Farias
   Fernandes Ferreira Fonseca Franco Freitas Furtado Galvão Garcia Godoy Gomes Guedes Guimarães
   Henriques Hoffmann Ishikawa Junqueira Kobayashi Lacerda Leal Leme Lima Lopes Macedo Machado
   Magalhães Marinho Marques Martins Matos Medeiros Mello Mendes Menezes Monteiro Moraes Moreira
   Moura Nakamura Nascimento Neves Nogueira Novaes Nunes de_Oliveira Pacheco Padilha Peixoto
   Pereira Pimentel Pinheiro Prado Queiroz Ramalho Ramos Rezende Ribeiro Rodrigues Romano Rossi
   de_Sá Salgado Sampaio dos_Santos Sato Schneider Silveira da_Silva Simões Soares Tavares
   Teixeira Toledo Valente Vasconcelos Vieira Xavier Zanetti`,
)

/** People from other countries: their names and documents. */
export const foreigners = [
  {
    country: 'VE',
    female: words('Yuleisy María_Alejandra Carmen Daniela_José'),
    male: words('Luis_Alberto José_Gregorio Jesús Carlos_Enrique'),
    surnames: words('Rondón Urdaneta Márquez Colmenares'),
  },
  {
    country: 'BO',
    female: words('Wara Rosmery Nelly'),
    male: words('Wilmer Grover Edgar'),
    surnames: words('Mamani Quispe Condori Choque'),
  },
  {
    country: 'HT',
    female: words('Marie-Ange Guerline Rose-Laure'),
    male: words('Jean-Robert Wilner Frantz'),
    surnames: words('Pierre Jean-Baptiste Desrosiers Toussaint'),
  },
  {
    country: 'PT',
    female: words('Mafalda Inês Matilde'),
    male: words('Gonçalo Duarte_Nuno Afonso'),
    surnames: words('Ferreirinha Bragança Carvalhal Sottomayor'),
  },
  {
    country: 'JP',
    female: words('Haruka Yumi Akiko'),
    male: words('Kenji Takeshi Daisuke'),
    surnames: words('Watanabe Takahashi Fujimoto Shimizu'),
  },
  {
    country: 'FR',
    female: words('Élodie Camille Hélène'),
    male: words('Thibault Mathieu Olivier'),
    surnames: words('Lefèvre Moreau Garnier Chevalier'),
  },
] as const

export type Origin = (typeof foreigners)[number]

/** Splits a text into words; `_` stands for a space inside one. */
function words(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
}

/** Returns the given names for a person born on a day. */
export function givenNamesOf(gender: 'female' | 'male', birthDate: string): readonly string[] {
  const names = givenNames[gender]
  if (birthDate < '1965') return words(names.old)
  return words(birthDate < '1995' ? names.middle : names.young)
}
