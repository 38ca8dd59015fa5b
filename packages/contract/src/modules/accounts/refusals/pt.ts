import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accountsRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof accountsRefusals> = {
  'weak-password': 'Escolha uma senha com 12 caracteres ou mais, que não seja comum.',
  'email-already-in-use': 'Este e-mail já está em uso. Entre com ele ou recupere a senha.',
  'invalid-email': 'Digite um e-mail válido, como nome@exemplo.com.br.',
  'operation-not-allowed':
    'O cadastro está desligado. Peça um convite ao síndico ou à administração do seu condomínio.',
  password_wrong: 'A senha atual não confere.',
  code_wrong: 'O código não confere ou já foi usado. Confira ou espere o próximo.',
  passkey_wrong: 'A chave de acesso não confere. Tente de novo ou use outra forma.',
  ticket_ended: 'O tempo acabou. Comece de novo.',
  provider_answer_wrong: 'A resposta do outro serviço não confere. Entre de novo.',
  'user-not-found': 'Ninguém tem uma conta com este e-mail lá.',
  'user-disabled': 'Esta conta está desativada lá.',
  'wrong-password': 'O e-mail ou a senha não confere.',
  provider_missing: 'Esta instalação não tem provedor de identidade.',
  passkeys_missing:
    'Antes, um síndico daqui e um administrador da plataforma precisam de uma chave de acesso: ela abre se o provedor falhar.',
  token_invalid: 'Este link não vale mais. Peça outro.',
  token_used: 'Este convite já foi usado.',
  token_ended: 'Este convite terminou. Peça outro a quem convidou você.',
  token_waits:
    'Este convite espera a confirmação de um síndico. Depois dela, você recebe outro e-mail.',
  token_taken:
    'Esta conta já tem acesso aqui como morador. Use outro e-mail ou fale com o síndico.',
  login_exists: 'Esta pessoa já tem login.',
  login_over: 'O login desta pessoa foi encerrado. Reative-o na página dela em Usuários.',
  login_unaccepted: 'Este cadastro ainda não foi aceito.',
  login_inactive: 'O cadastro está inativo.',
  login_former: 'Esta pessoa já se mudou.',
  login_minor: 'Menores de 18 anos não têm login.',
  login_no_email: 'Falta o e-mail no cadastro. Use um cartão ou link.',
  login_email_taken:
    'Este e-mail já é de outra pessoa com acesso ou convidada. Confira o cadastro.',
  login_invited: 'Esta pessoa já foi convidada. Use Lembrar.',
  login_not_invited: 'Não há convite por e-mail para lembrar.',
  login_reminded: 'O último e-mail saiu há menos de um dia. Lembre de novo amanhã.',
  login_throttled: 'O limite de e-mails de hoje foi atingido. Tente amanhã.',
}
