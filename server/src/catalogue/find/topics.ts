/**
 * What people type besides tyres: services, pages, vehicles that the shop does not serve, and goods that it does not
 * sell. All synonyms are in this table, in both languages, folded and without spaces. A star stands for any ending,
 * such as that of a compound; other words may have the ending of a case.
 */
interface Words {
  readonly words: string
}

export type Topic = Words &
  (
    | { readonly kind: 'service'; readonly isFitting?: true }
    | { readonly kind: 'page' }
    | {
        readonly kind: 'own-page'
        readonly fi: OwnPage
        readonly en: OwnPage
        /** True if the page is empty without service points. */
        readonly isOfPoints?: true
      }
    | {
        readonly kind: 'unserved'
        readonly fi: string
        readonly en: string
        /** True if the words beside a truck mean its trailer, for which the shop has tyres. */
        readonly mayBeTruck?: true
      }
    | { readonly kind: 'unsold'; readonly fi: string; readonly en: string }
    | { readonly kind: 'used' }
    | { readonly kind: 'unlisted' }
    | { readonly kind: 'ignored' }
  )

type OwnPage = readonly [label: string, link: string]

/** A service is of a topic if its name has one of the words. */
const services: readonly Topic[] = [
  {
    kind: 'service',
    isFitting: true,
    words:
      'asennu* asennet* asenta* asenna renkaanasen* renkaidenasen* rengasasen* allelait* tasapainot* fitting* fitted fit install* mount* tyrefitting tyreinstallation balancing',
  },
  {
    kind: 'service',
    isFitting: true,
    words:
      'renkaanvaih* renkaidenvaih* renkaittenvaih* rengasvaih* renkaatvaih* renkaitavaih* pyoranvaih* pyorienvaih* pyoravaih* kausivaih* vaihto vaihdon vaihta* vaihdat* tyrechang* tirechang* wheelchang* tyreswap* tireswap* wheelswap* changeoftyres changetyres changingtyres changemytyres seasonalchange tyreswitch*',
  },
  {
    kind: 'service',
    words:
      'rengashotel* kausisailyt* kausisailo* talvisailyt* kesasailyt* renkaidensailyt* renkaansailyt* rengassailyt* pyoriensailyt* sailyty* sailyta* tyrehotel* tirehotel* wheelhotel* storage seasonalstorage seasonstorage tyrestorage* tirestorage* wheelstorage*',
  },
  {
    kind: 'service',
    words:
      'pyorankulm* pyorienkulm* nelipyorasuunta* nelipyoransuunta* ohjauskulm* aurauskulm* alignment* wheelalignment tracking',
  },
  {
    kind: 'service',
    words:
      'rengaspaineantur* rengaspaineenantur* paineantur* tpms* pressuresensor* tyrepressuresensor* tirepressuresensor*',
  },
]

/** A content page is of a topic if its title or its address has one of the words. */
const pages: readonly Topic[] = [
  {
    kind: 'page',
    words:
      'palautusoik* palaut* peruut* peruminen perumi* peru perua vaihtooikeus returns return returning returnpolicy returnpolic* rightofreturn refund* withdraw* cancel* moneyback',
  },
  {
    kind: 'page',
    words:
      'toimitusaik* toimitus* toimituks* toimitet* toimittaa kuljetus* postikul* rahti* rahdin kotiintoimitus* kotiinkuljetus* delivery* deliver delivered deliveries shipping* shipment* freight howlong',
  },
  {
    kind: 'page',
    words:
      'maksutap* maksutav* maksuehd* maksuvaihtoehd* maksaminen maksu maksun osamaks* eramaks* lasku laskul* laskutu* klarna mobilepay applepay verkkopank* luottokor* paymentmethod* payment* instalment* installments invoice* paybycard',
  },
  {
    kind: 'page',
    words:
      'yhteystie* yhteistie* yhteydenot* otayhteyt* asiakaspal* puhelin* puhelinnumer* soita aukiolo* sahkopost* contact contacts contactus contactdetail* contactinfo* contactpage customerservice* customersupport* customercare phonenumber* telephone* openinghours callus',
  },
  {
    kind: 'page',
    words:
      'sopimusehd* kayttoehd* tilausehd* yleisetehd* ehdot takuu* takuun reklama* terms termsandcondition* condition* warrant* guarantee* complaint*',
  },
  { kind: 'page', words: 'tietosuoj* yksityisyys* rekisteriselost* gdpr privacy* privacypolicy' },
  { kind: 'page', words: 'evaste* cookie* cookiepolicy' },
  { kind: 'page', words: 'saavutettav* esteetto* accessib*' },
  {
    kind: 'page',
    words:
      'kokomerkin* rengasmerkin* renkaanmerkin* renkaankoko renkaankoonluk* sizemarking* tyremarking* sidewallmarking*',
  },
  {
    kind: 'page',
    words:
      'talvirengassaan* talvirengaslak* talvirengaspak* talvirengasmaar* nastarengaskau* nastarengaslak* nastarengassaan* wintertyrerule* wintertyrelaw* studdedtyrelaw*',
  },
  { kind: 'page', words: 'nainsetoimii mitentoimii mitentilaa* ohjeet howitworks howtoorder howtobuy' },
]

export const ownPages: readonly Extract<Topic, { readonly kind: 'own-page' }>[] = [
  {
    kind: 'own-page',
    fi: ['Rengaskokolaskuri', '/tyre-size-calculator'],
    en: ['Tyre size calculator', '/tyre-size-calculator'],
    words:
      'rengaskokolask* rengaslask* kokolask* laskuri* rengaskokovert* tyresizecalc* tiresizecalc* tyrecalc* calculator',
  },
  {
    kind: 'own-page',
    isOfPoints: true,
    fi: ['Asennuspisteet paikkakunnittain', '/asennuspisteet'],
    en: ['Service points by town', '/service-points/towns'],
    words:
      'asennuspist* asennusliik* asennuspaik* rengasliik* rengasasennuspist* toimipist* toimipaik* myymal* korjaamo* servicepoint* fittingstation* fittingpoint* garage* workshop* tyreshop* location*',
  },
  {
    kind: 'own-page',
    fi: ['Hae kumppaniksi', '/become-a-partner'],
    en: ['Become a partner', '/become-a-partner'],
    words: 'kumppan* yhteistyokump* partner partners becomeapartner partnership*',
  },
  {
    kind: 'own-page',
    fi: ['Vertaa renkaita', '/compare'],
    en: ['Compare tyres', '/compare'],
    words: 'vertail* vertaa compare comparison* comparing',
  },
  {
    kind: 'own-page',
    fi: ['Kirjaudu', '/login'],
    en: ['Log in', '/login'],
    words:
      'kirjaudu* kirjautu* omatili omatilaus* omattilaukse* tilaukseni tilauksenseur* seuraatilaus* login signin myaccount myorder* ordertracking trackorder trackmyorder orderstatus',
  },
]

const trailers =
  'perakarr* karryn karry karryt karryyn trailer* kevytperavaunu* perakuljetus* hevostrailer* venetrailer*'

/** The Finnish names are genitives: moottoripyörän renkaat. */
const unserved: readonly Topic[] = [
  { kind: 'unserved', fi: 'peräkärryn', en: 'car trailer', mayBeTruck: true, words: trailers },
  {
    kind: 'unserved',
    fi: 'asuntovaunun',
    en: 'caravan',
    mayBeTruck: true,
    words: 'asuntovaunu* matkailuvaunu* vaunu vaunun caravan*',
  },
  {
    kind: 'unserved',
    fi: 'moottoripyörän',
    en: 'motorcycle',
    words:
      'moottoripyor* motoripyor* pratka* mprenka* mprenga* mp enduro* crossipyor* crossirenk* motocross* motorcycle* motorbike* motobike*',
  },
  {
    kind: 'unserved',
    fi: 'mopon',
    en: 'moped',
    words: 'mopo mopoauto* mopoj* moporen* mopedi* skootter* skooter* moped* scooter* vespa',
  },
  { kind: 'unserved', fi: 'mönkijän', en: 'quad bike', words: 'monkij* atvrenka* atv quad quadbike* quads' },
  {
    kind: 'unserved',
    fi: 'polkupyörän',
    en: 'bicycle',
    words:
      'polkupyor* fillari* maastopyor* sahkopyor* lastenpyor* maantiepyor* pyoran pyoraan pyora fatbike* bicycle* bike bikes cycle mountainbike* ebike*',
  },
  {
    kind: 'unserved',
    fi: 'traktorin',
    en: 'tractor',
    words:
      'traktor* maatalou* leikkuupuimur* puimuri* metsakone* metsatraktor* tractor* farmtyre* agricultur* harvester*',
  },
  {
    kind: 'unserved',
    fi: 'trukin',
    en: 'forklift',
    words: 'trukki* trukin trukkei* haarukkatruk* vastapainotruk* forklift*',
  },
  {
    kind: 'unserved',
    fi: 'työkoneen',
    en: 'work machine',
    words:
      'tyokone* pyorakuorma* kuormaaja* kaivinkone* kaivuri* kurottaj* maansiirto* tiehoyla* dumpper* loader* wheelloader* excavator* telehandler* earthmover* industrial*',
  },
  {
    kind: 'unserved',
    fi: 'pihakoneen',
    en: 'garden machine',
    words:
      'ruohonleikkur* paaltaajettav* ajoleikkur* pihatraktor* kottikarr* golfkarry* golfauto* lumilinko* lawnmower* mower* wheelbarrow* golfcart* golfbuggy',
  },
  {
    kind: 'unserved',
    fi: 'lastenvaunujen',
    en: 'pram',
    words: 'lastenvaunu* rattaat rattaiden pram* stroller*',
  },
]

/** The Finnish names are partitives: emme myy vanteita. */
const unsold: readonly Topic[] = [
  {
    kind: 'unsold',
    fi: 'vanteita',
    en: 'rims',
    words:
      'vanne vanteet vanteen vanteita vanteilla vanteille vanteineen vannetta vannepaket* vanteetpaket* alumiinivan* aluvan* peltivan* terasvan* kevytmetallivan* felg* rim rims alloy* alloywheel* steelwheel* completewheel* wheel wheels wheelset* valmiitpyor* valmispyor* valmiidenpyor* valmiitapyor* rimswithtyres',
  },
  {
    kind: 'unsold',
    fi: 'lumiketjuja',
    en: 'snow chains',
    words: 'lumiketj* liukuestek* snowchain* tyrechain*',
  },
  {
    kind: 'unsold',
    fi: 'sisärenkaita',
    en: 'inner tubes',
    words: 'sisarenga* sisarenka* sisakum* innertube*',
  },
  {
    kind: 'unsold',
    fi: 'pölykapseleita',
    en: 'hub caps',
    words: 'polykapsel* vannekapsel* hubcap* wheelcover*',
  },
  {
    kind: 'unsold',
    fi: 'pyöränpultteja',
    en: 'wheel bolts',
    words: 'pyoranpult* pyoranmutter* rengaspult* lukkopult* wheelbolt* wheelnut* lugnut*',
  },
  { kind: 'unsold', fi: 'akkuja', en: 'batteries', words: 'akku akut akun akkuja battery batteries' },
]

const others: readonly Topic[] = [
  {
    kind: 'used',
    words:
      'kaytet* kaytett* kaytetyt kaytossaol* secondhand preowned partworn partworns used usedtyre* kirppis kierratysrenka* kierratysrenga*',
  },
  {
    // Makes of which the shop lists no models. Their tyres are found by plate or size.
    kind: 'unlisted',
    words:
      'lada ladaan chevrolet chevy chrysler alfaromeo alfa porsche smart infiniti cadillac dodge ssangyong daihatsu isuzu lancia rover ferrari maserati bentley genesis datsun daewoo hummer lincoln buick pontiac',
  },
  {
    // These words say how many tyres are needed or what is asked about them, which changes nothing in the answer.
    kind: 'ignored',
    words:
      'nelja neljan neljalle neljaa kaksi kahden kolme kolmen pari sarja sarjan rengassarja* setti setin kpl kappale* kappaletta four two three set sets pair pcs pieces hinnan hintoja hinnalla hinnasto* paljonko paljon maksa maksaa maksavat kustannu* pricing priced pricelist cost costs howmuch ostamaan haluan etsin tarvitsen netista verkosta verkkokaup* nettikaup* rengaskaup* kauppa shop online near nearby nearest lahin lahella lahelta lahiseu* lahimm* aika ajat aikaa aikataulu* oikeus mista missa miten mita voiko at from can want need you how where when is are milloin kuinka page sivu tiedot palvelu*',
  },
]

export const topics: readonly Topic[] = [
  ...services,
  ...pages,
  ...ownPages,
  ...unserved,
  ...unsold,
  ...others,
]
