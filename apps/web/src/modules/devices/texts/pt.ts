export const pt = {
  addresses: {
    title: 'Endereços',
    asked: 'A aprovar',
    approved: 'Aprovado',
    refused: 'Recusado',
    closed:
      'O Portaria não se conecta a este equipamento antes de um administrador da plataforma aprovar o endereço.',
  },
  secret: {
    kept: 'Há uma senha, definida {{at}} por {{by}}. Ela não pode ser lida, só trocada ou removida.',
    none: 'A senha que o equipamento pede. Depois de salva, ninguém a lê.',
    label: 'Senha do equipamento',
    save: 'Salvar senha',
    remove: 'Remover senha',
    done: '{{one}}: senha salva',
    removed: '{{one}}: senha removida',
  },
}
