import type { Listed } from './listed.ts'

export const informationPages = {
  'studded-or-friction': {
    fi: [
      'Nasta vai kitka?',
      'Molemmilla pärjää Suomen talvessa. Ratkaisevaa on, missä ja milloin ajat.',
      'Nastarenkaat vai kitkarenkaat? Erot jäällä, lumella, märällä, melussa ja kulumisessa.',
    ],
    en: [
      'Studded or friction?',
      'Both cope with a Finnish winter. What decides is where and when you drive.',
      'Studded or friction winter tyres? How they differ on ice, on snow, in the wet, in noise and in wear.',
    ],
  },
  'eu-label': {
    fi: ['EU-rengasmerkintä', 'Polttoainetaloudellisuus, märkäpito ja melu yhdestä merkistä. Näin luet sen.'],
    en: ['EU tyre label', 'Fuel efficiency, wet grip and noise on one label. This is how to read it.'],
  },
} satisfies Record<string, Listed>
