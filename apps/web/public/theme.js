// Applies the stored look before the first paint; `src/platform/settings` stores it.
;(() => {
  const root = document.documentElement
  let look = new URLSearchParams()
  let language = ''
  try {
    look = new URLSearchParams(localStorage.getItem('look') ?? '')
    language = localStorage.getItem('language') ?? ''
  } catch {
    // Without storage the default look is shown.
  }
  const size = Number(look.get('size'))
  const scheme = look.get('scheme') ?? ''
  // The page itself says that it is Portuguese.
  if (['en', 'es', 'ar'].includes(language)) root.lang = language
  if (size >= 70 && size <= 130) root.style.fontSize = `${size}%`
  if (look.get('direction') === 'rtl') root.dir = 'rtl'
  if (look.get('scrollbars') === 'native') root.dataset.scrollbars = 'native'
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const known = /^(light|dark)\d+$|^greyDark$/.test(scheme)
  root.dataset.theme = known ? scheme : dark ? 'dark1' : 'light1'
})()
