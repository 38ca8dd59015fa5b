// For the server, and for spreadsheets, whose heads are in whatever language people write. A page of
// the browser brings one language alone.
import { enTexts } from './en/texts.ts'
import { bringTexts } from './late-texts.ts'

bringTexts('en', enTexts)
