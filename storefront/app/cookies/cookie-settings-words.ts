import { words } from '@pito/web/words/words'

export const cookieSettings = words({
  fi: {
    close: 'Sulje',
    save: 'Tallenna valinnat',
    saved: 'Evästevalintasi on tallennettu.',
    notRemoved:
      'Lupasi on peruttu, mutta aiemmin tallennettua ei saatu poistettua nyt. Se poistuu 30 päivän kuluessa.',
    necessaryTitle: 'Välttämättömät, aina käytössä',
    necessaryText: 'Ostoskori, kirjautuminen, kielen valinta ja tämä valinta.',
    comfort: 'Mukavuus',
    comfortText: 'Tuotesivulla näkyvät renkaat, joita olet katsonut. Ne ovat vain tässä selaimessa.',
    analytics: 'Analytiikka',
    analyticsText: 'Näemme, mitä renkaita katsotaan ja lisätään koriin, ja osaamme parantaa kauppaa.',
    marketing: 'Markkinointi',
    marketingText: (service: string) =>
      `Tallennamme 30 päiväksi, mitä renkaita katsot ja lisäät koriin, jotta voimme kohdentaa markkinointia.${service && ` Tiedot käsittelee lukuumme ${service}.`}`,
  },
  en: {
    close: 'Close',
    save: 'Save choices',
    saved: 'Your cookie choice has been saved.',
    notRemoved:
      'Your permission is withdrawn, but what was stored could not be removed now. It goes within 30 days.',
    necessaryTitle: 'Necessary, always on',
    necessaryText: 'The cart, logging in, the choice of language and this choice.',
    comfort: 'Convenience',
    comfortText: 'A product page shows the tyres you have looked at. They are in this browser alone.',
    analytics: 'Analytics',
    analyticsText: 'We see which tyres are looked at and put in the cart, and can make the shop better.',
    marketing: 'Marketing',
    marketingText: (service: string) =>
      `We store for 30 days which tyres you look at and put in the cart, so that we can tailor marketing.${service && ` ${service} processes the data on our behalf.`}`,
  },
})
