// Like a page sent by the server.
document.documentElement.lang = 'pt-BR'
