// Puts the saved look on the page before its first paint; `src/platform/theme` writes what is read.
;(() => {
  const root = document.documentElement
  let theme = null
  try {
    theme = localStorage.getItem('theme')
    const fontScale = Number(localStorage.getItem('font_scale'))
    if (fontScale >= 70 && fontScale <= 130) root.style.fontSize = `${fontScale}%`
    if (localStorage.getItem('language') === 'en') root.lang = 'en'
  } catch {
    // A browser that keeps nothing shows the look as it comes.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
    ? theme !== 'light'
    : theme === 'dark'
  root.dataset.theme = dark ? 'dark' : 'light'
})()
