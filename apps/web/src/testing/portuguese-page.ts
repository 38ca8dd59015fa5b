// Texts take the language of the page as they are loaded, as of a page that the server has sent.
document.documentElement.lang = 'pt-BR'
