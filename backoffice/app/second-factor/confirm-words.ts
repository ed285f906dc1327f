import { words } from '@pito/web/words/words'

export const confirmWords = words({
  fi: {
    title: 'Vahvista muutos',
    lead: 'Tämä muutos vaatii vahvistuksen, koska edellisestä on yli kymmenen minuuttia.',
    code: 'Koodi',
    codeHint: 'Kuusi numeroa todennussovelluksesta tai yksi palautuskoodeista',
    confirm: 'Vahvista',
    byPasskey: 'Käytä pääsyavainta',
    cancelled: 'Pääsyavainta ei käytetty. Yritä uudelleen.',
    close: 'Sulje',
  },
  en: {
    title: 'Confirm the change',
    lead: 'This change needs your second factor again, because you last gave it more than ten minutes ago.',
    code: 'Code',
    codeHint: 'Six digits from the authenticator app, or one of the recovery codes',
    confirm: 'Confirm',
    byPasskey: 'Use a passkey',
    cancelled: 'No passkey was used. Please try again.',
    close: 'Close',
  },
})
