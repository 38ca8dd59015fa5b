// As a page that the server has sent.
document.documentElement.lang = 'pt-BR'
