import type { SectionInBoth } from './section-in-both.ts'
import { buttons, items } from './section-in-both.ts'

const studs = { fi: '/renkaat?tyre_season=Winter+Studded', en: '/tyres?tyre_season=Winter+Studded' }
const rules = '/information/winter-tyre-rules'

/**
 * The middle sections of the winter campaign. They help to choose between winter tyres and answer common questions.
 */
export const winterChoice: readonly SectionInBoth[] = [
  {
    place: 'five',
    kind: 'image-and-text',
    both: { image: 'studded-3-hero.avif', background_color: '#cfe6f2' },
    fi: {
      title: 'Nasta jäisille teille',
      description: '<p>Varmin pito märällä ja sileällä jäällä. Sallittu 1.11.–31.3. ja kelin vaatiessa.</p>',
      ...buttons(['Nastarenkaat', studs.fi]),
    },
    en: {
      title: 'Studs for icy roads',
      description:
        '<p>The surest grip on wet, smooth ice. Allowed from 1 November to 31 March, and when the road requires.</p>',
      ...buttons(['Studded tyres', studs.en]),
    },
  },
  {
    place: 'six',
    kind: 'stats',
    both: { background_color: '#0b4a34' },
    fi: {
      title: 'Talven rajat',
      data: items(
        '1.11. | <strong>talvi alkaa laissa</strong><p>Talvirenkaat, kun sää tai keli vaatii.</p>',
        '3,0 mm | <strong>uraa vähintään</strong><p>Suosittelemme viittä.</p>',
        '31.3. | <strong>nastat pois</strong><p>Ellei keli vielä vaadi niitä.</p>',
      ),
    },
    en: {
      title: 'The limits of winter',
      data: items(
        '1 Nov | <strong>winter begins by law</strong><p>Winter tyres when the weather requires.</p>',
        '3.0 mm | <strong>of tread at least</strong><p>We recommend five.</p>',
        '31 Mar | <strong>studs off</strong><p>Unless the road still requires them.</p>',
      ),
    },
  },
  {
    place: 'seven',
    kind: 'faq',
    fi: {
      title: 'Kysyttyä',
      data: items(
        'Koskeeko etu kotiin tilattuja renkaita? | <p>Ei. Kotiinkuljetuksen hinta riippuu renkaiden määrästä ja näkyy ostoskorissa.</p>',
        'Entä kuorma-auton renkaat? | <p>Ne toimitetaan aina rahtina ovelle, ilman asennusta.</p>',
        'Voinko perua? | <p>Voit, 14 päivän ajan. <a href="/information/withdrawal">Näin perut tilauksen.</a></p>',
        'Mitä vanhoille renkaille tapahtuu? | <p>Ne jäävät asennuspisteeseen kierrätettäviksi ilman eri maksua.</p>',
      ),
    },
    en: {
      title: 'Questions',
      data: items(
        'Does it cover tyres ordered to my home? | <p>No. Home delivery is priced by the number of tyres and shown in the cart.</p>',
        'And truck tyres? | <p>They are always delivered to the door by freight, without fitting.</p>',
        'Can I withdraw? | <p>Yes, for 14 days. <a href="/information/withdrawal">This is how.</a></p>',
        'What happens to my old tyres? | <p>They stay at the service point to be recycled, at no extra charge.</p>',
      ),
    },
  },
  {
    place: 'eight',
    kind: 'video',
    both: { image: 'friction-1-hero.avif', youtube_link: 'https://www.youtube.com/watch?v=PitoTalvi26' },
    fi: {
      title: 'Vaihto alusta loppuun',
      description: '<p>Esittelykaupassa filmiä ei ole: painikkeen takana on tyhjä soitin.</p>',
    },
    en: {
      title: 'The change from start to finish',
      description: '<p>The demonstration has no film: behind the button is an empty player.</p>',
    },
  },
  {
    place: 'nine',
    kind: 'image-and-text',
    both: { image: 'friction-3-close.avif' },
    fi: {
      title: 'Kitka, kun hiljaisuus ratkaisee',
      description: '<p>Lähes yhtä hyvä kylmällä ja karhealla jäällä, selvästi hiljaisempi asfaltilla.</p>',
      ...buttons(['Nasta vai kitka?', '/information/studded-or-friction']),
    },
    en: {
      title: 'Friction, when quiet decides',
      description: '<p>Almost as good on cold, rough ice, and clearly quieter on asphalt.</p>',
      ...buttons(['Studded or friction?', '/information/studded-or-friction']),
    },
  },
  {
    place: 'ten',
    kind: 'call-to-action',
    both: { background_color: '#f2b632' },
    fi: {
      title: 'Milloin renkaat on vaihdettava?',
      ...buttons(['Talvirengassäännöt', rules], ['Näin ostat', '/information/how-it-works']),
    },
    en: {
      title: 'When must the tyres be changed?',
      ...buttons(['Winter tyre rules', rules], ['How to buy', '/information/how-it-works']),
    },
  },
]
