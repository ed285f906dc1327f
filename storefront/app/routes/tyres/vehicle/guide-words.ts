import { figure } from '@pito/contracts/values/figure'
import { words } from '@pito/web/words/words'

const tyresFi = (count: number) => (count === 1 ? '1 rengas' : `${figure(count)} rengasta`)
const tyresEn = (count: number) => (count === 1 ? '1 tyre' : `${figure(count)} tyres`)

/** Texts of the questions that lead from a vehicle to recommended tyres. */
export const guideWords = words({
  fi: {
    step: (step: number) => `Kysymys ${step}/3`,
    skip: 'Ohita',
    skipped: 'ohitettu',
    given: 'valitsit tämän',
    answers: 'Vastauksesi',
    change: 'vaihda',
    sizeQuestion: 'Mikä rengaskoko autossasi on?',
    sizes: 'Ajoneuvoosi hyväksytyt koot',
    sidewall:
      'Koko lukee renkaan kyljessä, esimerkiksi 205/55 R16 91T: leveys 205 mm, profiili 55 %, vanne 16 tuumaa, kantavuusluokka 91 ja nopeusluokka T.',
    pair: (front: string, rear: string) => `${front} edessä, ${rear} takana`,
    pairTitle: 'Edessä ja takana on eri koko',
    buyPair:
      'Osta kaksi rengasta kumpaakin kokoa: avaa sopivan renkaan sivu ja valitse ”Eri koko edessä ja takana?”, niin saat saman mallin molemmat parit kerralla ostoskoriin.',
    needs: (index: string) => `vähintään ${index}`,
    stock: (count: number) => `${tyresFi(count)} varastossa`,
    noStock: 'ei varastossa',
    fourFrom: (price: string) => `neljä alk. ${price}`,
    unknownSize: 'En tiedä kokoa',
    readSidewall: 'Lue koko renkaan kyljestä ennen tilaamista: näytämme kaikki ajoneuvoosi hyväksytyt koot.',
    unapproved: (size: string) => `Kokoa ${size} ei ole hyväksytty tähän ajoneuvoon`,
    notOnAllWheels: (size: string) => `Kokoa ${size} ei ole hyväksytty tämän ajoneuvon kaikkiin pyöriin`,
    chooseApproved: 'Valitse jokin hyväksytyistä koista.',
    size: 'Koko',
    seasonQuestion: 'Mille kaudelle tarvitset renkaat?',
    season: 'Kausi',
    winter: 'Talvi',
    summer: 'Kesä',
    'all-season': 'Ympärivuotinen',
    only: (season: string) => `Vain ${season}`,
    count: tyresFi,
    inSeason: 'Nyt ajankohtainen',
    winterLaw:
      '1.11.–31.3. talvirenkaat ovat pakolliset, kun sää tai keli sitä edellyttää, ja nastarenkaat ovat sallittuja.',
    summerLaw: 'Nastarenkaita saa nyt käyttää vain, kun sää tai keli sitä edellyttää.',
    priorityQuestion: 'Mikä on sinulle tärkeintä?',
    priority: 'Tärkeintä',
    price: 'Edullinen hinta',
    grip: 'Hyvä pito',
    quiet: 'Hiljaisuus',
    priceMeans: 'Vertaamme neljän renkaan hintaa kaikkine maksuineen.',
    gripMeans:
      'Vertaamme märkäpitoluokkaa, talvirenkaissa ensin jääpitomerkkiä, nastoja ja lumihiutaletta (3PMSF).',
    quietMeans: 'Vertaamme ilmoitettua vierintämelua (dB).',
  },
  en: {
    step: (step) => `Question ${step}/3`,
    skip: 'Skip',
    skipped: 'skipped',
    given: 'your answer',
    answers: 'Your answers',
    change: 'change',
    sizeQuestion: 'What size are your tyres?',
    sizes: 'Sizes approved for your vehicle',
    sidewall:
      'The size is printed on the sidewall of the tyre, for example 205/55 R16 91T: width 205 mm, aspect ratio 55%, rim 16 inches, load index 91 and speed index T.',
    pair: (front, rear) => `${front} front, ${rear} rear`,
    pairTitle: 'The front and rear sizes differ',
    buyPair:
      'Buy two tyres of each size: open the page of a tyre and choose “Different sizes in front and rear?” to add both pairs of one model to the cart at once.',
    needs: (index) => `at least ${index}`,
    stock: (count) => `${tyresEn(count)} in stock`,
    noStock: 'none in stock',
    fourFrom: (price) => `four from ${price}`,
    unknownSize: 'I do not know the size',
    readSidewall:
      'Check the size on the sidewall of your tyres before you order: all sizes approved for your vehicle are shown.',
    unapproved: (size) => `The size ${size} is not approved for this vehicle`,
    notOnAllWheels: (size) => `The size ${size} is not approved for all wheels of this vehicle`,
    chooseApproved: 'Choose one of the approved sizes.',
    size: 'Size',
    seasonQuestion: 'Which season do you need?',
    season: 'Season',
    winter: 'Winter',
    summer: 'Summer',
    'all-season': 'All season',
    only: (season) => `Only ${season}`,
    count: tyresEn,
    inSeason: 'In season now',
    winterLaw:
      'From 1 November to 31 March winter tyres are required when the weather or the road requires them, and studded tyres are allowed.',
    summerLaw: 'Studded tyres may now be used only when the weather or the road requires them.',
    priorityQuestion: 'What matters most to you?',
    priority: 'Matters most',
    price: 'Low price',
    grip: 'Good grip',
    quiet: 'Quietness',
    priceMeans: 'We compare the price of four tyres with all fees.',
    gripMeans:
      'We compare the wet grip class and, for winter tyres, first the ice grip mark, studs and the snowflake (3PMSF).',
    quietMeans: 'We compare the declared rolling noise (dB).',
  },
})
export type GuideWords = (typeof guideWords)['fi']
