import type { FaqEntry } from './faq.types.ts'

const entries: [question: string, answer: string][] = [
  [
    'Como cadastro um visitante?',
    'Em Visitantes, escolha “Novo visitante” e informe o nome. Documento, telefone e foto ajudam a reconhecer a pessoa, mas não são obrigatórios.',
  ],
  [
    'O que acontece quando aperto o botão de pânico?',
    'O aviso vai para o síndico e para a portaria, com o seu nome e o seu apartamento. A tela mostra quando alguém viu e quando a ajuda está a caminho. Em perigo imediato, ligue também para 190.',
  ],
  [
    'Vendi o carro. O que faço?',
    'Abra o veículo, escolha “Registrar venda” e informe a data. O cadastro fica guardado como histórico e a placa pode ser cadastrada por outra pessoa.',
  ],
  [
    'Posso cadastrar mais de um veículo?',
    'Pode. Cada placa ativa é cadastrada uma vez no condomínio, no padrão antigo ou no do Mercosul.',
  ],
  [
    'Quem vê os meus dados?',
    'A administração e a portaria veem o necessário para o trabalho: nome, apartamento e foto. Documentos aparecem com máscara para quem não precisa deles.',
  ],
  [
    'Removi um cadastro por engano. Dá para voltar?',
    'Dá. Use “Desfazer” no aviso que aparece, ou “Mostrar removidos” na lista, e restaure o cadastro.',
  ],
  [
    'Preciso de CPF para cadastrar alguém?',
    'Não. Crianças e estrangeiros podem não ter CPF. Outro documento, como RG ou passaporte, também serve, e nenhum é obrigatório.',
  ],
  [
    'Como acho uma pessoa depressa?',
    'Tecle Ctrl e K, ou use a lupa, e escreva parte do nome, do apartamento, da placa ou do telefone. Enter abre o primeiro resultado.',
  ],
  [
    'Esqueci a senha. E agora?',
    'Na tela de entrada, escolha “Esqueci minha senha”. Um link chega ao seu e-mail. Use doze caracteres ou mais; uma frase curta que só você conhece funciona bem.',
  ],
  [
    'Sou síndico em um condomínio e morador em outro. Preciso de dois acessos?',
    'Não. O acesso é seu, e cada condomínio é um vínculo. Troque de um para o outro no menu da sua conta, sem sair.',
  ],
  [
    'Posso mudar as cores e o tamanho da letra?',
    'Pode. Em Aparência, escolha as cores, a disposição do menu e o tamanho da letra. A escolha vale em todos os seus aparelhos.',
  ],
  [
    'Funciona no celular?',
    'Funciona no navegador do celular, com as mesmas telas. As listas viram cartões, e o botão de pânico fica ao alcance do polegar.',
  ],
]

export function faqSeed(): FaqEntry[] {
  return entries.map(([question, answer], index) => ({ id: String(index + 1), question, answer }))
}
