/**
 * What people type besides tyres: services, pages, vehicles that the shop does not serve, and goods that it does not
 * sell. All synonyms are in this table, in both languages. A star stands for any ending, such as that of a compound, and
 * the letters behind it are the ending with which a corrected word is shown: rengashotel*li. Words without a star may
 * have the ending of a case. An underscore is a space that people may leave out.
 */
export type Topic = { readonly words: string } & (
  | {
      readonly kind: 'service'
      readonly isFitting?: true
      /** The name of a service that no service point has: "emme tarjoa renkaiden nastoitusta". */
      readonly fi: string
      readonly en: string
    }
  | { readonly kind: 'page' | 'campaign' | 'used' | 'unlisted' | 'pressure' | 'vehicle' }
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
      /** True if the words beside a service mean a wheel of a car: pyörän tasapainotus. */
      readonly mayBeWheel?: true
    }
  | { readonly kind: 'unsold'; readonly fi: string; readonly en: string; readonly mayBeWheel?: true }
  | { readonly kind: 'ignored'; readonly asksForRules?: true }
)

type OwnPage = readonly [label: string, link: string]

/** A service is of a topic if its name has one of the words. The Finnish names are partitives. */
const services: readonly Topic[] = [
  {
    kind: 'service',
    isFitting: true,
    fi: 'asennusta',
    en: 'fitting',
    words:
      'asennu*s asennet*tu asenta* asenna renkaanasen*nus renkaidenasen*nus rengasasen*nus allelait*to tasapainot*us pyöräntasapainot*us pyörientasapainot*us pyörätasapainot*us renkaantasapainot*us renkaidentasapainot*us rengastasapainot*us pyöränasen*nus pyörienasen*nus wheel_balanc*ing tyre_balanc*ing wheel_fitting* fitting* fitted fit install*ation mount* tyre_fitting tyre_installation balancing ajanvarau*s varaa_aika varata_aika varaa varata varau* book booking bookings book_a_time appointment*',
  },
  {
    kind: 'service',
    isFitting: true,
    fi: 'renkaanvaihtoa',
    en: 'tyre changes',
    words:
      'renkaanvaih*to renkaidenvaih*to renkaittenvaih*to rengasvaih*to renkaatvaih*to renkaitavaih*to pyöränvaih*to pyörienvaih*to pyörävaih*to kausivaih*to vaihto vaihdon vaihta* vaihdat*taa tyre_chang*e tire_chang*e wheel_chang*e tyre_swap* tire_swap* wheel_swap* change changing changed change_of_tyres change_tyres changing_tyres change_my_tyres seasonal_change tyre_switch*',
  },
  {
    kind: 'service',
    fi: 'kausisäilytystä',
    en: 'seasonal storage',
    words:
      'rengashotel*li kausisäilyt*ys kausisäilö* talvisäilyt*ys kesäsäilyt*ys renkaidensäilyt*ys renkaansäilyt*ys rengassäilyt*ys pyöriensäilyt*ys pyöränsäilyt*ys säilyty*s säilytä* tyre_hotel* tire_hotel* wheel_hotel* storage seasonal_storage season_storage tyre_storage* tire_storage* wheel_storage*',
  },
  {
    kind: 'service',
    fi: 'pyöränkulmien säätöä',
    en: 'wheel alignment',
    words:
      'pyöränkulm*at pyörienkulm*at nelipyöräsuunta*us nelipyöränsuunta*us ohjauskulm*at aurauskulm*at alignment* wheel_alignment tracking',
  },
  {
    kind: 'service',
    fi: 'rengaspaineanturien huoltoa',
    en: 'servicing of tyre pressure sensors',
    words:
      'rengaspaineantur*i rengaspaineenantur*i paineantur*i tpms* sensor sensors sensori* pressure_sensor* tyre_pressure_sensor* tire_pressure_sensor*',
  },
  {
    kind: 'service',
    fi: 'renkaiden nastoitusta',
    en: 'tyre studding',
    words:
      'nastoitus nastoituks*en nastoitta*a nastoitan nastojenasen*nus jälkinastoit*us uudelleennastoit*us studding stud_fitting restudding',
  },
  {
    kind: 'service',
    fi: 'renkaiden paikkausta',
    en: 'tyre repairs',
    words:
      'paikkau*s paikka* rengaspaikk*aus renkaanpaikk*aus renkaankorj*aus renkaidenkorj*aus rengaskorj*aus rengasriko*t rengasrikko* puncture* flat_tyre* flat_tire* tyre_repair* tire_repair* repair* vulkanoin*ti rikki puhki puhjennut puhkes*i',
  },
  {
    kind: 'service',
    fi: 'renkaiden pinnoitusta',
    en: 'retreading',
    words: 'pinnoitus pinnoituks*en pinnoitet*tu pinnoitt*aa uudelleenpinnoit*us retread* recap*',
  },
  {
    kind: 'service',
    fi: 'vanteiden korjausta',
    en: 'rim repairs',
    words:
      'vannekorj*aus vanteidenkorj*aus vanteenkorj*aus vanteenoikai*su vanteidenoikai*su vannemaala*us vanteidenmaala*us rim_repair* wheel_repair* rim_straightening',
  },
  {
    kind: 'service',
    fi: 'auton huoltoa',
    en: 'car servicing',
    words:
      'autohuol*to autonhuol*to määräaikaishuol*to öljynvaih*to jarruhuol*to jarrujenhuol*to katsastu*s autopesu* autonpesu* tuulilasinvaih*to ilmastointihuol*to car_service car_servicing oil_change brake_service car_wash windscreen* mot_test',
  },
  {
    kind: 'service',
    fi: 'tiepalvelua',
    en: 'roadside assistance',
    words:
      'tiepalvel*u hinaus hinauspalvel*u päivystys päivystyks*en roadside* roadside_assistance towing breakdown_service',
  },
]

export const winterTyreRules: Topic = {
  kind: 'page',
  words:
    'talvirengassään*nöt talvirengaslak*i talvirengaspak*ko talvirengasmäär*äykset nastarengaskau*si nastarengaslak*i nastarengassään*nöt käyttöaik*a käyttöajat pakkoaika* winter_tyre_rule*s winter_tire_rule*s winter_tyre_law* winter_tire_law* studded_tyre_law* studded_tyre_rule*s',
}

/** A content page is of a topic if its title or its address has one of the words. */
const pages: readonly Topic[] = [
  {
    kind: 'page',
    words:
      'palautusoik*eus palaut*us peruut*us perutaa*n peruttu* peruminen perumi* peru perua vaihtooikeus returns return returning return_policy return_policies right_of_return* refund* withdraw*al cancel*lation money_back',
  },
  {
    kind: 'page',
    words:
      'toimitusaik*a toimitusaj*at toimitus* toimituks*en kierrätysmaks*u toimitet*aan toimittaa kuljetus* postikul*ut rahti* rahdin kotiintoimitus* kotiinkuljetus* ilmanasennu*sta without_fitting without_installation delivery* deliver delivered deliveries shipping* shipment* freight how_long',
  },
  {
    kind: 'page',
    words:
      'maksutap*a maksutav*at maksaaosissa maksaaerissä osissa erissä maksaalaskulla pay_in_parts pay_later maksuehd*ot maksuvaihtoehd*ot maksaminen maksu maksun osamaks*u erämaks*u lasku laskul* laskutu*s klarna mobilepay applepay googlepay verkkopank*ki luottokor*tti pankkikor*tti rahoitu*s payment_method* payment* instalment* installments invoice* pay_by_card credit_card*',
  },
  {
    kind: 'page',
    words:
      'yhteystie*dot yhteystie*to yhteydenot*to ota_yhteyttä* yritysasia*kas yritykselle yrityksille business business_customer* company b2b asiakaspal*velu puhelin* puhelinnumer*o soita soittaa aukiolo* aukioloaj*at sähköpost*i chat chatti* contact contacts contact_us contact_detail*s contact_info* contact_page customer_service* customer_support* customer_care phone_number* telephone* opening_hours call_us',
  },
  {
    kind: 'page',
    words:
      'sopimusehd*ot käyttöehd*ot tilausehd*ot yleisetehd*ot ehdot takuu* takuun reklama*atio terms terms_and_condition*s condition* warrant*y guarantee* complaint*',
  },
  { kind: 'page', words: 'tietosuoj*a yksityisyys* rekisteriselost*e gdpr privacy* privacy_policy' },
  { kind: 'page', words: 'eväste* cookie* cookie_policy' },
  { kind: 'page', words: 'saavutettav*uus esteettö*myys accessib*ility' },
  {
    kind: 'page',
    words:
      'kokomerkin*tä renkaanmerkin*tä renkaankoko renkaankoonluk*u nopeusluok*ka nopeusmerkin*tä nopeusindek*si kantavuusluok*ka kantavuusindek*si kantavuus kantavuuden kantoluok*ka kuormaluok*ka kuormitusluok*ka painoindek*si size_marking* tyre_marking* sidewall_marking* speed_index* speed_rating* speed_symbol* load_index* load_rating* tyre_size_explained',
  },
  {
    kind: 'page',
    words:
      'eumerk*intä eurengasmerkin*tä rengasmerkin*tä energiamerkin*tä energialuok*ka eulabel* eutyrelabel* eu_label* eu_tyre_label* tyre_label* tire_label* energy_label* label labels',
  },
  winterTyreRules,
  {
    kind: 'page',
    words: 'näin_se_toimii miten_toimii miten_tilaa*n ohjeet how_it_works how_to_order how_to_buy',
  },
]

export const ownPages: readonly Extract<Topic, { readonly kind: 'own-page' }>[] = [
  {
    kind: 'own-page',
    fi: ['Rengaskokolaskuri', '/tyre-size-calculator'],
    en: ['Tyre size calculator', '/tyre-size-calculator'],
    words:
      'rengaskokolask*uri rengaslask*uri kokolask*uri laskuri* rengaskokovert*ailu tyre_size_calc*ulator tire_size_calc*ulator tyre_calc*ulator calculator',
  },
  {
    kind: 'own-page',
    isOfPoints: true,
    fi: ['Asennuspisteet paikkakunnittain', '/asennuspisteet'],
    en: ['Service points by town', '/service-points/towns'],
    words:
      'asennuspist*e asennusliik*e asennuspaik*ka rengasliik*e rengasasennuspist*e toimipist*e toimipaik*ka myymäl*ä korjaamo* service_point* fitting_station* fitting_point* garage* workshop* tyre_shop* location*',
  },
  {
    kind: 'own-page',
    fi: ['Hae kumppaniksi', '/become-a-partner'],
    en: ['Become a partner', '/become-a-partner'],
    words: 'kumppan*i yhteistyökump*pani partner partners become_a_partner partnership*',
  },
  {
    kind: 'own-page',
    fi: ['Vertaa renkaita', '/compare'],
    en: ['Compare tyres', '/compare'],
    words: 'vertail*u vertaa compare comparison* comparing',
  },
  {
    kind: 'own-page',
    fi: ['Ostoskori', '/cart'],
    en: ['Cart', '/cart'],
    words:
      'ostoskor*i ostoskär* ostoskassi* kori korin koriin korini kassa kassalle tilauskor*i alennuskood*i kampanjakood*i etukood*i tarjouskood*i cart shopping_cart basket shopping_basket shopping_bag checkout discount_code* promo_code* promocode* voucher* coupon*',
  },
  {
    kind: 'own-page',
    fi: ['Kirjaudu', '/login'],
    en: ['Log in', '/login'],
    words:
      'kirjaudu* kirjautu*a oma_tili omat_tiedot asiakastil*i oma_tilaus* omat_tilaukse*t tilaukseni tilauksen_seur*anta tilausseur*anta seuraa_tilaus*ta missä_tilau*s login signin my_account my_order* order_tracking track_order track_my_order order_status where_is_my_order',
  },
  {
    kind: 'own-page',
    fi: ['Luo tili', '/register'],
    en: ['Create an account', '/register'],
    words:
      'rekisteröidy* rekisteröityminen rekisteröityä luo_tili register registration sign_up create_account',
  },
  {
    kind: 'own-page',
    fi: ['Vaihda salasana', '/resetpassword'],
    en: ['Reset your password', '/resetpassword'],
    words: 'salasana* unohtunut_salasana password* forgot_password reset_password',
  },
]

const trailers =
  'peräkärr*y kärryn kärry kärryt kärryyn trailer* kevytperävaunu* peräkuljetus* hevostrailer*i venetrailer*i'

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
      'moottoripyör*ä motoripyör*ä prätkä* mprenka*at mprenga*s mp enduro* crossipyör*ä crossirenk*aat motocross* motorcycle* motorbike* motobike*',
  },
  {
    kind: 'unserved',
    fi: 'mopon',
    en: 'moped',
    words: 'mopo mopoauto* mopoj* moporen*kaat mopedi* skootter*i skooter* moped* scooter* vespa',
  },
  {
    kind: 'unserved',
    fi: 'mönkijän',
    en: 'quad bike',
    words: 'mönkij*ä atvrenka*at atv quad quad_bike* quads',
  },
  {
    kind: 'unserved',
    fi: 'polkupyörän',
    en: 'bicycle',
    words:
      'polkupyör*ä fillari* maastopyör*ä sähköpyör*ä lastenpyör*ä maantiepyör*ä fatbike* bicycle* bike bikes cycle mountain_bike* ebike*',
  },
  { kind: 'unserved', fi: 'polkupyörän', en: 'bicycle', mayBeWheel: true, words: 'pyörän pyörään pyörä' },
  {
    kind: 'unserved',
    fi: 'traktorin',
    en: 'tractor',
    words:
      'traktor*i maatalou*s leikkuupuimur*i puimuri* metsäkone* metsätraktor*i tractor* farm_tyre* agricultur*al harvester*',
  },
  {
    kind: 'unserved',
    fi: 'trukin',
    en: 'forklift',
    words: 'trukki* trukin trukkei* haarukkatruk*ki vastapainotruk*ki forklift*',
  },
  {
    kind: 'unserved',
    fi: 'työkoneen',
    en: 'work machine',
    words:
      'työkone* pyöräkuorma*aja kuormaaja* kaivinkone* kaivuri* kurottaj*a maansiirto* tiehöylä* dumpper*i loader* wheel_loader* excavator* telehandler* earthmover* industrial*',
  },
  {
    kind: 'unserved',
    fi: 'pihakoneen',
    en: 'garden machine',
    words:
      'ruohonleikkur*i päältäajettav*a ajoleikkur*i pihatraktor*i kottikärr*y golfkärry* golfauto* lumilinko* lawn_mower* mower* wheelbarrow* golf_cart* golf_buggy',
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
      'vanne vanteet vanteen vanteita vanteilla vanteille vanteineen vannetta vannepaket*ti vanteetpaket*ti alumiinivan*teet aluvan*teet peltivan*teet teräsvan*teet kevytmetallivan*teet felg* rim rims alloy* alloy_wheel* steel_wheel* complete_wheel* wheelset* valmiitpyör*ät valmispyör*ä valmiidenpyör*ien valmiitapyör*iä rims_with_tyres',
  },
  { kind: 'unsold', fi: 'vanteita', en: 'rims', mayBeWheel: true, words: 'wheel wheels' },
  {
    kind: 'unsold',
    fi: 'lumiketjuja',
    en: 'snow chains',
    words:
      'lumiketj*ut liukuestek*etjut ketju ketjut ketjuja ketjujen ketjuihin chain chains snow_chain* tyre_chain*',
  },
  {
    kind: 'unsold',
    fi: 'sisärenkaita',
    en: 'inner tubes',
    words: 'sisärenga*s sisärenka*at sisäkum*it inner_tube*',
  },
  {
    kind: 'unsold',
    fi: 'pölykapseleita',
    en: 'hub caps',
    words: 'pölykapsel*it vannekapsel*it hubcap* wheel_cover*',
  },
  {
    kind: 'unsold',
    fi: 'pyöränpultteja',
    en: 'wheel bolts',
    words: 'pyöränpult*it pyöränmutter*it rengaspult*it lukkopult*it wheel_bolt* wheel_nut* lug_nut*',
  },
  {
    kind: 'unsold',
    fi: 'vararenkaita',
    en: 'spare wheels',
    words: 'vararenka* vararengas varapyör*ä hätävararengas spare spare_tyre* spare_wheel* space_saver',
  },
  { kind: 'unsold', fi: 'lahjakortteja', en: 'gift cards', words: 'lahjakor*tti gift_card* gift_voucher*' },
  {
    kind: 'unsold',
    fi: 'varaosia tai autotarvikkeita',
    en: 'car parts or accessories',
    words:
      'varaosa* autonosa* autotarvik*keita moottoriölj*y pyyhkijänsul*at tuulilasinpes*uneste jarrupal*at jarrulevy*t tunkki tunkin tunkit kompressor*i painemittar*i rengaspainemittar*i rengaspussi* rengasteline* spare_part* car_part* wiper* motor_oil engine_oil brake_pad* jack compressor pressure_gauge tyre_rack',
  },
  { kind: 'unsold', fi: 'akkuja', en: 'batteries', words: 'akku akut akun akkuja battery batteries' },
]

const others: readonly Topic[] = [
  { kind: 'campaign', words: 'kampanja* kampanjo*ita campaign*' },
  {
    kind: 'used',
    words:
      'käytet*yt käytett*y käytetyt käytössäol*leet second_hand pre_owned part_worn part_worns used used_tyre* kirppis kierrätysrenka*at kierrätysrenga*s',
  },
  {
    kind: 'pressure',
    words:
      'rengaspaine rengaspaineet rengaspaineita rengaspaineiden rengaspaineen rengaspainesuosi*tus rengaspainetaul*ukko renkaanpaine renkaanpaineet renkaidenpaine renkaidenpaineet renkaidenpaineita ilmanpaine ilmanpaineet tyre_pressure tyre_pressures tire_pressure tire_pressures',
  },
  // The text asks for tyres of a car that it does not name.
  { kind: 'vehicle', words: 'autooni autolleni my_car* my_veh* fit_my_car* fits_my_car* fit_my_veh*' },
  {
    // Makes of which the shop lists no models. Their tyres are found by plate or size.
    kind: 'unlisted',
    words:
      'lada ladaan chevrolet chevy chrysler alfaromeo alfa porsche smart infiniti cadillac dodge ssangyong daihatsu isuzu lancia rover ferrari maserati bentley genesis datsun daewoo hummer lincoln buick pontiac',
  },
  {
    // Beside a season these words ask when its tyres are fitted, which the page of winter tyre rules says.
    kind: 'ignored',
    asksForRules: true,
    words:
      'milloin koska mihin_mennessä when by_when pakolli* pakko mandatory obligatory compulsory required deadline',
  },
  {
    // These words say how many tyres are needed or what is asked about them, which changes nothing in the answer.
    kind: 'ignored',
    words:
      'nelja neljan neljalle neljaa kaksi kahden kolme kolmen pari sarja sarjan rengassarja* setti setin kpl kappale* kappaletta four two three set sets pair pcs pieces hinnan hintoja hinnalla hinnasto* paljonko paljon maksa maksaa maksavat kustannu* pricing priced pricelist cost costs howmuch free ilmai* maksut maksuton maksuttom* ostamaan haluan etsin tarvitsen netista verkosta verkkokaup* nettikaup* rengaskaup* kauppa shop online near nearby nearest lahin lahella lahelta lahiseu* lahimm* aika ajat aikaa aikataulu* oikeus mista missa miten mita voiko at from can want need you how where is are kuinka page sivu tiedot palvelu* ilmanvante* ilmanvanne* without_rims without_wheels no_rims tyres_only pelkat pelkka pelkastaan',
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
