import { words } from '../words.ts'

export const information = words({
  fi: { path: 'Murupolku', home: 'Etusivu' },
  en: { path: 'Breadcrumb', home: 'Home' },
})
