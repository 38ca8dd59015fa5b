import type { FieldTexts, ProblemTexts } from '../problem-text.ts'

/** Problem documents in Portuguese: the cause, and the next step. */
export const ptProblemTexts: ProblemTexts = {
  malformed: {
    title: 'Pedido ilegível',
    detail: 'O pedido não pôde ser lido. Atualize a página e tente de novo.',
  },
  tenant_required: { title: 'Escolha uma empresa', detail: 'Escolha uma empresa para continuar.' },
  user_inactive: { title: 'Acesso inativo', detail: 'O usuário está inativado!' },
  unauthenticated: { title: 'Entre para continuar', detail: 'Você precisa entrar para continuar.' },
  credentials_wrong: {
    title: 'E-mail ou senha inválidos',
    detail: 'Confira o e-mail e a senha e tente de novo.',
  },
  session_ended: {
    title: 'Sessão encerrada',
    detail: 'Sua sessão terminou. Entre de novo para continuar.',
  },
  provider_session_ended: {
    title: 'Sessão encerrada',
    detail: 'Sua entrada por outro serviço terminou. Entre de novo para continuar.',
  },
  forbidden: {
    title: 'Sem permissão',
    detail: 'O seu papel não permite fazer isto. Fale com a administração.',
  },
  proof_required: {
    title: 'Confirme que é você',
    detail: 'Digite a sua senha ou use uma chave de acesso para continuar.',
  },
  'operation-not-allowed': {
    title: 'O cadastro está desligado',
    detail: 'Peça um convite ao síndico ou à administração do seu condomínio.',
  },
  second_factor_enrolment: {
    title: 'Falta ativar a verificação em duas etapas',
    detail: 'Configure um aplicativo autenticador ou uma chave de acesso para entrar.',
  },
  provider_required: {
    title: 'Entre pelo outro serviço',
    detail: 'Esta empresa pede a entrada pelo provedor de identidade, ou uma chave de acesso.',
  },
  second_factor_required: {
    title: 'Falta a segunda etapa',
    detail: 'Confirme a entrada com um código ou uma chave de acesso.',
  },
  not_found: {
    title: 'Não encontrado',
    detail: 'Este registro não existe ou você não tem acesso a ele.',
  },
  duplicate: { title: 'Já existe', detail: 'Já existe um registro com estes dados.' },
  id_taken: {
    title: 'Identificador em uso',
    detail: 'Este identificador já pertence a outro registro.',
  },
  in_use: {
    title: 'Em uso',
    detail: 'Outros registros dependem deste. Transfira-os ou remova-os antes.',
  },
  parent_removed: {
    title: 'Registro ligado removido',
    detail: 'Um registro do qual este depende foi removido. Restaure-o antes.',
  },
  last_sindico: {
    title: 'Último gestor',
    detail: 'Não dá para ficar sem gestor aqui. Inclua outro antes.',
  },
  identity_taken: {
    title: 'Conta de outra pessoa',
    detail: 'Esta conta já está ligada a outra pessoa daqui. Entre com ela ou use outra.',
  },
  last_way_in: {
    title: 'Última forma de entrar',
    detail: 'Sem ela você não entraria mais. Crie antes uma senha ou uma chave de acesso.',
  },
  state_conflict: {
    title: 'Não é possível agora',
    detail: 'O estado deste registro mudou e não permite esta ação.',
  },
  total_changed: {
    title: 'A lista mudou',
    detail: 'O número de registros mudou desde que você olhou. Confira a lista e tente de novo.',
  },
  stale: {
    title: 'Alterado por outra pessoa',
    detail: 'Este registro mudou depois que você o abriu. Compare e salve de novo.',
  },
  too_slow: {
    title: 'Envio lento demais',
    detail:
      'Os dados chegaram devagar demais, e o envio foi encerrado. Confira a conexão e tente de novo.',
  },
  too_many_rows: {
    title: 'Linhas demais',
    detail:
      'Um PDF leva até 5.000 linhas, e uma planilha Excel, 1.000.000. Exporte em CSV, que leva todas.',
  },
  too_large: { title: 'Arquivo grande demais', detail: 'O arquivo passa do tamanho permitido.' },
  unsupported_media: {
    title: 'Tipo de arquivo não aceito',
    detail: 'Envie o arquivo em um dos formatos aceitos.',
  },
  validation: { title: 'Confira os campos', detail: 'Há campos para corrigir.' },
  version_required: {
    title: 'Versão ausente',
    detail: 'O pedido não diz qual versão altera. Atualize a página e tente de novo.',
  },
  throttled: { title: 'Muitas tentativas', detail: 'Espere um pouco antes de tentar de novo.' },
  sign_in_by_letter: {
    title: 'Por segurança, crie outra senha',
    detail:
      'Houve senhas erradas demais para este e-mail. Peça um link por e-mail para criar outra senha, ou entre com uma chave de acesso.',
  },
  internal: { title: 'Erro no servidor', detail: 'Erro no servidor, tente novamente mais tarde!' },
  'invalid-api-key': {
    title: 'O outro serviço não reconhece esta instalação',
    detail: 'A chave do serviço não vale. Avise quem cuida do servidor e entre com e-mail e senha.',
  },
  unavailable: {
    title: 'Serviço indisponível',
    detail: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  },
  outcome_unknown: {
    title: 'Não sabemos se foi gravado',
    detail:
      'A conexão com o banco de dados caiu enquanto a alteração era gravada. Confira se ela aparece antes de repetir.',
  },
}

/** Errors of fields, without blame, and how to correct them. */
export const ptFieldTexts: FieldTexts = {
  cpf_length: 'O CPF tem 11 números.',
  cpf_repeated: 'Este CPF não é válido: os números são todos iguais.',
  cpf_check_digits: 'Este CPF não confere. Confira os números.',
  cnpj_length: 'O CNPJ tem 14 caracteres.',
  cnpj_check_letters: 'Os dois últimos caracteres do CNPJ são números.',
  cnpj_repeated: 'Este CNPJ não é válido: os caracteres são todos iguais.',
  cnpj_check_digits: 'Este CNPJ não confere. Confira os caracteres.',
  plate_length: 'A placa tem 6 ou 7 caracteres.',
  plate_pattern: 'Escreva a placa como ABC1D23, ABC-1234 ou, de um país vizinho, como AB 123 CD.',
  renavam_length: 'O Renavam tem até 11 números.',
  renavam_check_digit: 'Este Renavam não confere. Confira os números.',
  vin_length: 'O chassi tem até 17 caracteres.',
  vin_characters: 'O chassi tem só letras e números, sem I, O e Q.',
  vin_short: 'O chassi costuma ter 17 caracteres. Confira.',
  microchip_length: 'O microchip tem 15 números.',
  card_number_format:
    'Digite o número em decimal, ou em hexadecimal com letras ou com 0x no começo.',
  time_format: 'Digite a hora como 07:30.',
  host_format:
    'Digite só o nome ou o endereço, sem porta nem caminho, como leitor.exemplo.com.br ou 10.0.0.5.',
  ip_format: 'Digite um endereço IP, como 10.0.0.5.',
  cnh_length: 'O número da CNH costuma ter 11 números. Confira.',
  cnh_check_digits: 'O número da CNH não confere. Confira os números.',
  cep_length: 'O CEP tem 8 números.',
  phone_characters: 'O telefone tem só números.',
  phone_length: 'Escreva o telefone com DDD, como (11) 98765-4321.',
  phone_ddd: 'Este DDD não existe. Confira o telefone.',
  phone_prefix: 'O número não começa como um celular ou fixo. Confira.',
  zone_unknown: 'Este fuso horário não existe.',
  uf_unknown: 'Esta sigla de estado não existe.',
  country_unknown: 'Escolha um país da lista.',
  email_format: 'Escreva um e-mail como nome@exemplo.com.br.',
  email_length: 'O e-mail é longo demais.',
  date_format: 'Escreva a data como 31/12/2026.',
  moment_format: 'Escreva o dia e a hora como 31/12/2026 14:30.',
  date_no_such_day: 'Este dia não existe no calendário.',
  date_future: 'A data está no futuro. Confira o dia, o mês e o ano.',
  id_doc_kind: 'Escolha o tipo do documento.',
  id_doc_number: 'Escreva o número do documento.',
  id_doc_country: 'Escreva o país com duas letras, como BR.',
  id_doc_country_other: 'Escolha o país do documento, que não é o Brasil.',
  id_doc_unusual: 'O número não parece o deste documento. Confira.',
  decimal_format: 'Escreva um número como 1.234,5.',
  decimal_range: 'O número passa do limite.',
  required: 'Preencha este campo.',
  unknown_field: 'Este campo não existe.',
  invalid_type: 'Este valor não serve para o campo.',
  invalid_choice: 'Escolha uma das opções.',
  invalid_format: 'Este valor não é válido.',
  too_long: 'O texto é longo demais.',
  too_big: 'O valor passa do limite.',
  too_small: 'O valor fica abaixo do mínimo.',
  out_of_range: 'O número está fora do intervalo permitido.',
  not_found: 'Este registro não foi encontrado. Escolha outro.',
  duplicate: 'Já existe um registro com este valor.',
  named_twice: 'Já está na lista. Tire uma das duas.',
  not_allowed: 'Você não pode alterar este campo.',
  ends_before_start: 'O fim vem antes do início.',
  one_holder: 'Informe só um: morador, funcionário ou prestador.',
  ends_in_past: 'O fim já passou. Escolha um horário que ainda vem.',
  in_future: 'Este horário ainda não chegou. Escreva um que já passou ou deixe em branco.',
  one_destination: 'Informe só um destino: apartamento, funcionário ou área comum.',
  wrong_kind: 'Este registro é de outro tipo. Escolha um que sirva aqui.',
  columns_missing: 'A linha tem menos colunas que o cabeçalho.',
  columns_extra: 'A linha tem células preenchidas além da última coluna do cabeçalho.',
  ambiguous: 'Há mais de um registro com este nome.',
  stale: 'O registro mudou depois de exportado.',
}
