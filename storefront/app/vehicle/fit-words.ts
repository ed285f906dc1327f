import { words } from '@pito/web/words/words'

/** Texts that explain whether a tyre fits the vehicle that was searched for, and lead to tyres that fit. */
export const fit = words({
  fi: {
    fitsOn: (name: string) => `Sopii autoosi: ${name}`,
    fitsNotOn: (name: string) => `Ei sovi autoosi: ${name}`,
    whyFits:
      'Koko on hyväksytty autoosi, eikä rekisteritiedoissa ole estettä kantavuuden tai nopeusluokan puolesta.',
    whyHigher: (needed: string) =>
      `Autollesi riittää ${needed}, ja suurempi kantavuus- tai nopeusluokka on sallittu.`,
    whySize: (sizes: string) => `Tätä kokoa ei ole hyväksytty autoosi. Hyväksytyt koot: ${sizes}.`,
    whyLoad: (kg: number) =>
      `Rengas ei kanna tarpeeksi: autossasi yhden renkaan on kannettava ${kg}\u00a0kg.`,
    whyLoadTwin: (kg: number) =>
      `Rengas ei kanna tarpeeksi: autosi paripyörissä yhden renkaan on kannettava ${kg}\u00a0kg.`,
    whySpeed: (kmh: number) => `Nopeusluokka ei riitä: autosi huippunopeus on ${kmh}\u00a0km/h.`,
    whySpeedWinter:
      'Nopeusluokka on autosi huippunopeutta pienempi. Talvirenkaassa se on sallittua, kun renkaiden suurin nopeus on kuljettajan näkyvissä.',
    whySnowflake:
      'Nastattomissa talvirenkaissa on 1.12.2024 alkaen oltava lumihiutalemerkki (3PMSF), kun auton kokonaismassa on enintään 3\u00a0500\u00a0kg. Tässä renkaassa sitä ei ole.',
    forget: 'Unohda autoni',
    sameModel: (size: string) => `Sama malli autosi koossa ${size}`,
    showFitting: 'Näytä sopivat renkaat',
    anotherCar: 'Ostan toiseen autoon',
    fitsNotTyre: (name: string) => `Tämä rengas ei sovi autoosi: ${name}`,
    fitsNotTyres: (name: string) => `Nämä renkaat eivät sovi autoosi: ${name}`,
    because: (reason: string) => `Syy: ${reason}.`,
    close: 'Sulje',
  },
  en: {
    fitsOn: (name) => `Fits your car: ${name}`,
    fitsNotOn: (name) => `Does not fit your car: ${name}`,
    whyFits:
      'The size is approved for your car, and nothing in its registration data rules out this load or speed index.',
    whyHigher: (needed) => `${needed} is enough for your car, and a higher load or speed index is allowed.`,
    whySize: (sizes) => `This size is not approved for your car. Approved sizes: ${sizes}.`,
    whyLoad: (kg) => `This tyre cannot carry enough: on your car each tyre has to carry ${kg}\u00a0kg.`,
    whyLoadTwin: (kg) =>
      `This tyre cannot carry enough: on your vehicle’s twin wheels each tyre has to carry ${kg}\u00a0kg.`,
    whySpeed: (kmh) => `The speed index is too low: your car’s top speed is ${kmh}\u00a0km/h.`,
    whySpeedWinter:
      'The speed index is below your car’s top speed. That is allowed for winter tyres if a sign in the driver’s view states their maximum speed.',
    whySnowflake:
      'Since 1 December 2024 the law has required the snowflake mark (3PMSF) on studless winter tyres for cars of at most 3,500\u00a0kg. This tyre does not have it.',
    forget: 'Forget my car',
    sameModel: (size) => `The same model in your car’s size ${size}`,
    showFitting: 'Show tyres that fit',
    anotherCar: 'I am buying for another car',
    fitsNotTyre: (name) => `This tyre does not fit your car: ${name}`,
    fitsNotTyres: (name) => `These tyres do not fit your car: ${name}`,
    because: (reason) => `Reason: ${reason}.`,
    close: 'Close',
  },
})
