/** Hand-written facts about a common size. The other texts on the size's landing page are composed from numbers. */
export interface CommonSize {
  /** Sizes whose circumference differs by at most 3 %. Buyers may find them in their registration certificates. */
  readonly near: readonly string[]
  readonly cars: readonly [fi: string, en: string]
  readonly advice: readonly [fi: string, en: string]
}

export const commonSizes: Readonly<Record<string, CommonSize>> = {
  '205-55R16': {
    near: ['225-45R17', '195-65R15'],
    cars: [
      'Suomen tavallisin koko: perheautojen, farmarien ja taksien rengas.',
      'The most common size in Finland: family cars, estates and taxis.',
    ],
    advice: [
      'Valinnanvaraa on eniten juuri tässä koossa, joten myös hinnat ovat maltillisia.',
      'There is more to choose from than in any other size, and prices are moderate for it.',
    ],
  },
  '195-65R15': {
    near: ['205-55R16', '185-65R15'],
    cars: [
      'Keskikokoisten perheautojen perusvarustelun rengas, 2000-luvun yleisimpiä.',
      'The tyre of mid-size family cars with basic equipment, one of the most common of the 2000s.',
    ],
    advice: [
      'Korkea kylki on mukava kuoppaisella tiellä ja suojaa vannetta talvella.',
      'The high sidewall is comfortable on a rough road and protects the rim in winter.',
    ],
  },
  '225-45R17': {
    near: ['205-55R16', '225-40R18'],
    cars: [
      'Kompaktien ja keskikokoisten autojen urheilullisempi vaihtoehto.',
      'The sportier choice of compact and mid-size cars.',
    ],
    advice: [
      'Matala kylki ohjautuu tarkasti mutta kolhii vanteen helpommin. XL on tavallinen.',
      'The low sidewall steers precisely, and a pothole reaches the rim sooner. XL is usual.',
    ],
  },
  '215-60R16': {
    near: ['205-60R16', '215-55R17'],
    cars: ['Isot perheautot ja pienet katumaasturit.', 'Large family cars and small SUVs.'],
    advice: [
      'Samalla leveydellä on kaksi korkeutta, 60 ja 65. Tarkista, kumpi lukee rekisteriotteessa.',
      'There are two heights at this width, 60 and 65. See which one your certificate has.',
    ],
  },
  '235-55R18': {
    near: ['235-60R17', '235-50R19'],
    cars: [
      'Keskikokoisten katumaasturien yleinen koko, myös monessa lataushybridissä.',
      'Common on mid-size SUVs, plug-in hybrids among them.',
    ],
    advice: [
      'Auto painaa: valitse kantavuus rekisteriotteen mukaan ja katso SUV-mallit.',
      'The car is heavy: choose the load index by the certificate, and look at SUV models.',
    ],
  },
  '185-65R15': {
    near: ['195-65R15', '185-60R15'],
    cars: ['Pikkuautot ja pienet tila-autot.', 'Small cars and small people carriers.'],
    advice: [
      'Kapea rengas puree lumeen ja sohjoon hyvin ja pitää kulutuksen pienenä.',
      'A narrow tyre cuts well into snow and slush and keeps consumption low.',
    ],
  },
  '205-60R16': {
    near: ['205-55R17', '215-60R16'],
    cars: [
      'Perheautot ja pienet crossoverit, joissa on hieman korkeampi maavara.',
      'Family cars and small crossovers with a little more ground clearance.',
    ],
    advice: [
      'Sekoittuu helposti kokoon 205/55 R16. Kylki on sentin korkeampi, eivätkä ne ole sama rengas.',
      'Easily mistaken for 205/55 R16. The sidewall is a centimetre higher: not the same tyre.',
    ],
  },
  '215-65R16': {
    near: ['215-60R17', '225-60R16'],
    cars: [
      'Pienet ja keskikokoiset katumaasturit, C-merkittynä myös pakettiautot.',
      'Small and mid-size SUVs; marked C, vans too.',
    ],
    advice: [
      'Katso, lukeeko merkinnän perässä C: henkilöauton ja pakettiauton rengasta ei saa vaihtaa keskenään.',
      'Look for a C after the size: car and van tyres must not be exchanged.',
    ],
  },
  '225-50R17': {
    near: ['225-45R18', '225-55R16'],
    cars: ['Ylemmän keskiluokan sedanit ja farmarit.', 'Executive saloons and estates.'],
    advice: [
      'Run-flat-renkaita on tässä koossa paljon. Vaihda niihin vain, jos autossa on paineenvalvonta.',
      'Many run-flat tyres come in this size. Fit them only to a car that watches its pressures.',
    ],
  },
  '225-45R18': {
    near: ['225-50R17', '245-45R18'],
    cars: [
      'Varustellut keskikokoiset autot ja monet sähköautot.',
      'Well-equipped mid-size cars and many electric ones.',
    ],
    advice: [
      'Talveksi kannattaa harkita tuumaa pienempää vannetta, jos se mahtuu jarrujen päälle.',
      'For winter, consider a rim one inch smaller if it clears the brakes.',
    ],
  },
  '215-55R17': {
    near: ['215-60R16', '225-55R17'],
    cars: ['Keskikokoiset sedanit ja pienet crossoverit.', 'Mid-size saloons and small crossovers.'],
    advice: [
      'Hyvä sovitus mukavuutta ja tarkkuutta. Vahvistettu XL on monessa autossa vaatimus.',
      'A good balance of comfort and precision. Many cars require the reinforced XL.',
    ],
  },
  '215-60R17': {
    near: ['215-65R16', '225-55R18'],
    cars: ['Suosittujen pienten katumaasturien perusrengas.', 'The basic tyre of popular small SUVs.'],
    advice: [
      'Nelivedossa vaihda kaikki neljä kerralla, jotta urasyvyydet pysyvät samoina.',
      'With four-wheel drive change all four at once, so that the tread depths stay equal.',
    ],
  },
  '235-60R18': {
    near: ['235-55R19', '235-65R17'],
    cars: ['Seitsenpaikkaiset ja suuret katumaasturit.', 'Seven-seaters and large SUVs.'],
    advice: [
      'Vetokoukun kuorma on renkaan kannettava: kantavuusluokka 103 tai 107 on tavallinen.',
      'The tyre bears the tow hitch too: a load index of 103 or 107 is usual.',
    ],
  },
  '235-55R19': {
    near: ['235-60R18', '255-45R20'],
    cars: ['Suuret katumaasturit ja sähkökatumaasturit.', 'Large SUVs and electric SUVs.'],
    advice: [
      'Sähköautoon tehdyt mallit säästävät toimintamatkaa ja vaimentavat rengasääntä.',
      'Models made for electric cars save range and damp the sound of the tyre.',
    ],
  },
  '225-65R17': {
    near: ['235-65R17', '225-60R18'],
    cars: [
      'Keskikokoiset katumaasturit, usein vanhemmat nelivedot.',
      'Mid-size SUVs, often older four-wheel drives.',
    ],
    advice: [
      'Korkea kylki sopii soralle ja mökkitielle. Maastokuvioisia malleja on tarjolla.',
      'The high sidewall suits gravel and the road to the cottage. All-terrain models exist.',
    ],
  },
  '225-40R18': {
    near: ['225-45R17', '235-40R18'],
    cars: ['Urheilulliset kompaktit ja farmarit.', 'Sporty compacts and estates.'],
    advice: [
      'Kylki on vain yhdeksän senttiä. Pidä paineet kunnossa, niin vanne säästyy.',
      'The sidewall is only nine centimetres. Keep the pressures right and the rim is spared.',
    ],
  },
  '185-60R15': {
    near: ['195-60R15', '185-55R16'],
    cars: ['Pikkuautot ja monet pienet hybridit.', 'Small cars and many small hybrids.'],
    advice: [
      'Hybridin kulutukselle renkaan vierintävastus on suuri asia: katso polttoaineluokka.',
      'Rolling resistance matters to a hybrid: look at the fuel class.',
    ],
  },
  '175-65R14': {
    near: ['165-70R14', '185-60R14'],
    cars: ['Pienimmät kaupunkiautot ja monet kakkosautot.', 'The smallest town cars and many second cars.'],
    advice: [
      'Edullinen koko, johon saa myös huippumallien talvirenkaan. Ero halvimpaan on harvoin suuri.',
      'An affordable size, for which the best winter tyres are made too. They seldom cost much more.',
    ],
  },
  '205-65R16': {
    near: ['215-65R16', '215-60R16'],
    cars: ['Keskikokoiset pakettiautot, C-merkittynä.', 'Mid-size vans, marked C.'],
    advice: [
      'Mittaa täysi kuorma, älä tyhjä auto: kantavuuden on riitettävä raskaimpaan päivään.',
      'Reckon with a full load, not an empty van: the load index has to do for the heaviest day.',
    ],
  },
  '315-80R22.5': {
    near: ['385-65R22.5', '295-80R22.5'],
    cars: [
      'Kuorma-autojen yleisin koko ohjaavalle ja vetoakselille.',
      'The most common truck size, for steer and drive axles.',
    ],
    advice: [
      'Valitse malli akselin mukaan: S ohjaavalle, D vetävälle. Toimitamme rahtina ovelle.',
      'Choose the model by the axle: S for steer, D for drive. We deliver by freight to your door.',
    ],
  },
}
