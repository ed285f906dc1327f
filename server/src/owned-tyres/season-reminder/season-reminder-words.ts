export const seasonReminderWords = {
  fi: {
    winterSubject: 'Talvirenkaiden aika lähestyy',
    summerSubject: 'Kesärenkaiden aika lähestyy',
    hello: (name: string | null) => (name ? `Hei ${name}` : 'Hei'),
    winter:
      'Talvirenkaat vaaditaan marraskuun alusta maaliskuun loppuun, kun sää tai keli sitä edellyttää. Varaa vaihtoaika ajoissa. Nämä talvirenkaat olet ostanut meiltä:',
    summer:
      'Nastarenkailla saa ajaa maaliskuun loppuun, ja sen jälkeen vain kelin niin vaatiessa. Varaa vaihtoaika ajoissa. Nämä kesärenkaat olet ostanut meiltä:',
    set: (count: number, name: string) => `${count} × ${name}`,
    unknown: 'Auto ei tiedossa',
    vehicle: (name: string | null, plate: string | null) =>
      name && plate ? `${name} (${plate})` : (name ?? plate),
    made: (week: string, years: number) =>
      `Valmistettu viikolla ${week}, ikä ${years} ${years === 1 ? 'vuosi' : 'vuotta'}.`,
    madeUnknown: 'Valmistusviikko ei ole tiedossa.',
    check: 'Tarkista renkaat.',
    old: 'Renkaat ovat yli kahdeksan vuotta vanhat. Harkitse uusia.',
    button: 'Omat renkaani',
    why: 'Saat tämän viestin, koska otit kausimuistutuksen käyttöön sivulla Omat renkaani. Muistutuksia tulee enintään kaksi vuodessa.',
    stop: 'En halua kausimuistutuksia',
  },
  en: {
    winterSubject: 'The time of winter tyres is near',
    summerSubject: 'The time of summer tyres is near',
    hello: (name: string | null) => (name ? `Hello ${name}` : 'Hello'),
    winter:
      'Winter tyres are required from the beginning of November to the end of March when the weather or the road calls for them. Book the change in good time. You have bought these winter tyres from us:',
    summer:
      'Studded tyres may be used until the end of March, and later only if the road calls for them. Book the change in good time. You have bought these summer tyres from us:',
    set: (count: number, name: string) => `${count} × ${name}`,
    unknown: 'Car not given',
    vehicle: (name: string | null, plate: string | null) =>
      name && plate ? `${name} (${plate})` : (name ?? plate),
    made: (week: string, years: number) =>
      `Made in week ${week}, ${years} ${years === 1 ? 'year' : 'years'} old.`,
    madeUnknown: 'The production week is not known.',
    check: 'Have the tyres checked.',
    old: 'The tyres are over eight years old. Consider new ones.',
    button: 'My tyres',
    why: 'You get this e-mail because you switched on the season reminder on the page My tyres. There are at most two reminders a year.',
    stop: 'I do not want season reminders',
  },
} as const
