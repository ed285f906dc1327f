import { limitWords } from './read-sizes.ts'
import type { Feature, ListOrder } from './trade-words.ts'

interface PhrasePart {
  readonly kind:
    | 'season'
    | 'price'
    | 'feature'
    | 'order'
    | 'marking'
    | 'wet_grip'
    | 'fuel_efficiency'
    | 'noise_class'
    | 'noise_value'
    | 'dot_year'
    | 'load_index'
    | 'speed_index'
  readonly pieces: readonly string[]
  readonly value: string | number
  readonly ids?: readonly number[]
}

type Read = (...groups: (string | undefined)[]) => readonly Omit<PhrasePart, 'pieces'>[]

const feature = (value: Feature): Read => {
  return () => [{ kind: 'feature', value }]
}
const order = (value: ListOrder): Read => {
  return () => [{ kind: 'order', value }]
}
const nothing: Read = () => []

const classWord = String.raw`(?:luok\p{L}*|class|grade|rating|level|merkinta)`
const wetGrip = String.raw`marka\s?pi[td]\p{L}*|sadepi[td]\p{L}*|wet[\s-]?grip|wet braking`
const fuel = String.raw`polttoaine\p{L}*|(?:polttoaineen\s?)?kulutu\p{L}*|taloudellisuu\p{L}*|energia\p{L}*|vierintavastu\p{L}*|fuel(?:[\s-](?:efficiency|economy|consumption))?|rolling resistance`
const noise = String.raw`(?:rengas|vierin(?:ta|nan))?melu\p{L}*|(?:rolling )?noise`

const euros = String.raw`(?:€|e|eur|euro\p{L}*)`
const most = `(?:${limitWords['<']}|${limitWords['≤']})`
const least = `(?:${limitWords['>']}|${limitWords['≥']})`

/** A price of one tyre, as its bounds in euros. */
function price(from: string | number | undefined, to: string | undefined): ReturnType<Read> {
  return [{ kind: 'price', value: `${from}-${to}` }]
}

/** Reads one or two classes of the EU label, before or after the name of the value: märkäpito A, A-luokan melu. */
function labelClass(kind: PhrasePart['kind'], name: string): readonly [RegExp, Read] {
  const before = String.raw`(?:${classWord}\s)?([a-g])[\s-](?:${classWord}\s)?(?:${name})`
  const after = String.raw`(?:${name})(?!\p{L})[\s:-]{1,2}(?:${classWord}[\s:-]{1,2})?([a-g])(?:\s?(?:,|/|-|tai|or)\s?([a-g]))?`
  return [
    phrase(`${before}|${after}`),
    (...classes) =>
      classes.flatMap((letter) => (letter ? [{ kind, value: letter.toUpperCase() } as const] : [])),
  ]
}

function phrase(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'gu')
}

/**
 * The spellings that have more than one word, a sign or a number in them, in the order in which they are read. Single
 * words, with their inflections and spelling mistakes, are words of the trade.
 */
const phrases: readonly (readonly [RegExp, Read])[] = [
  [
    phrase(
      String.raw`3[\s-]?p\s?ms\s?f?|3mpsf|(?:3|three)[\s-]?peaks?(?:[\s-]mountain)?(?:[\s-]snow\s?flakes?)?|(?:vuori[\s-]?)?(?:lumi\s?)?hiutale\p{L}*|(?:mountain[\s-])?snow\s?flakes?(?: symbol)?|(?:alppi|vuori)[\s-]?(?:symboli|merk)\p{L}*|(?:alpine|mountain) symbol`,
    ),
    feature('snowflake'),
  ],
  [phrase(String.raw`m\s?[+&/]\s?s|ms|mud\s?(?:and|&|\+)\s?snow`), feature('mud-and-snow')],
  [
    phrase(
      String.raw`r[ua]n[\s-]?(?:on[\s-])?fl[ae]t\p{L}*|itse[\s-]?kantav\p{L}*|extended mobility|(?:rft|rof|ssr|zp|emt|dsst|xrp|hrs|rsc)(?:[\s-]?(?:ren[kg]a|tyre|tire)\p{L}*)?|self[\s-]supporting|zero pressure`,
    ),
    feature('run-flat'),
  ],
  [
    phrase(String.raw`electric[\s-](?:cars?|vehicles?)|e-?auto(?!maat)\p{L}*|ev-?auto\p{L}*`),
    feature('electric'),
  ],
  [
    phrase(String.raw`(?:${euros}\s?)?(\d{1,4})\s?(?:-|–|\.\.)\s?(\d{1,4})\s?${euros}`),
    (from, to) => price(from, to),
  ],
  [
    phrase(String.raw`${least}\s(?:(\d{1,4})\s?${euros}|€\s?(\d{1,4}))`),
    (after, before) => price(after ?? before, ''),
  ],
  [
    phrase(
      String.raw`(?:vain\s|heti\s)?(?:varastos(?:sa|ta)(?:nne|\solev\p{L}*)?|saatavi(?:lla|na)|saatavana|hyllys(?:sa|ta))|(?:only\s)?(?:in|on|from)[\s-]stock|(?:currently|immediately)\savailable|available(?:\snow|\simmediately)?`,
    ),
    feature('in-stock'),
  ],
  [phrase('special offers?|on sale|black friday|(?:reduced|discounted) prices?'), feature('reduced')],
  [
    phrase('low(?:est)? prices?|(?:paras|halvin|edullisin|halpa) hinta|best prices?|low[ -]cost'),
    order('price'),
  ],
  [
    phrase(
      '(?:low(?:est)?|less|least)[ -]noise|(?:vahan|matala) melua?|(?:vaha|matala)[ -]?aani\\p{L}*|paras melutaso',
    ),
    order('quiet'),
  ],
  [phrase('best grip|(?:paras|hyva|parhaat) pito'), order('grip')],
  [phrase(String.raw`drive[ -]axles?|(?:vetava\p{L}*|veto|taka)[ -]akseli\p{L}*`), feature('drive')],
  [
    phrase(String.raw`(?:steer(?:ing)?|front)[ -]axles?|(?:ohjaava\p{L}*|ohjaus|etu)[ -]akseli\p{L}*`),
    feature('steer'),
  ],
  [phrase('trailer[ -]axle'), feature('trailer')],
  labelClass('wet_grip', wetGrip),
  labelClass('fuel_efficiency', fuel),
  labelClass('noise_class', noise),
  [
    phrase(
      String.raw`(?:(?:${noise})[\s:]{1,2})?(?:(${most})\s)?(\d{2})\s?(?:db|desibel\p{L}*|decibel\p{L}*)`,
    ),
    (limit, decibels) => [{ kind: 'noise_value', value: limit ? `≤${decibels}` : Number(decibels) }],
  ],
  [
    phrase(
      String.raw`(20\d\d)[\s-](?:dot|valmist\p{L}*)|dot[\s:-]{0,2}(?:(?:viikko|vko|vk|week)\s)?(?:(?:\d{1,2}\s?[/.]\s?)?(20\d\d)|(?:\d{1,2}\s?[/.]\s?|\d\d)?(\d\d))|(?:valmistu\p{L}*|valmistettu|tuotan\p{L}*|production|manufactured?|made)\s(?:(?:vuo\p{L}*|year|date|in)\s)?(20\d\d)`,
    ),
    (before, after, short, made) => [
      { kind: 'dot_year', value: Number(before ?? after ?? made ?? 2000 + Number(short)) },
    ],
  ],
  [phrase(String.raw`(?:(?:best|good|paras|hyva|parhaat|hyvat)\s)?(?:${wetGrip})`), order('wet')],
  [
    phrase(
      String.raw`polttoainetaloud\p{L}*|taloudelli\p{L}*|energiatehok\p{L}*|(?:(?:pieni|matala|alhainen|pienin|matalin|alhaisin|low(?:est)?)\s)(?:${fuel})|(?:pieni|vaha)kulutuksi\p{L}*|(?:best\s)?fuel[\s-](?:efficien\p{L}*|economy|saving)|economical`,
    ),
    order('fuel'),
  ],
  [
    phrase(String.raw`(?:${most}\s)?(?:(\d{1,4})(?:\.\d\d?)?\s?${euros}|€\s?(\d{1,4}))|${most}\s(\d{2,4})`),
    (...found) => price(0, found.find(Boolean)),
  ],
  [phrase(noise), order('quiet')],
  [
    phrase(
      String.raw`(?:nopeus(?:luok\p{L}*|indeks\p{L}*)|speed (?:index|rating|symbol))[\s:-]{1,2}([hn-tv-wy]|zr)`,
    ),
    (speed = '') => [{ kind: 'speed_index', value: speed.toUpperCase() }],
  ],
  [
    phrase(
      String.raw`(?:(?:kantavuus|kanto|kuorma|paino)(?:luok\p{L}*|indeks\p{L}*)?|load (?:index|rating))[\s:-]{1,2}(\d{2,3})`,
    ),
    (load) => [{ kind: 'load_index', value: Number(load) }],
  ],
  [
    // The word for tyres after the C remains in the text.
    /(?<![\p{L}\d])c[\s-](?:(?:luok|merk|malli)\p{L}*|(?=ren[kg]a|tyre|tire|kumi))/gu,
    () => [{ kind: 'marking', value: 'C' }],
  ],
  // A quantity means no rim diameter and no number in a name.
  [phrase(String.raw`\d{1,2}\s?(?:kpl|kappale\p{L}*|pcs|pieces)|set of (?:2|4|two|four)|for sale`), nothing],
  [/(?<![\p{L}\d])(?:[1-9]|yksi|kaksi|kolme|nelja|kuusi)\s(?=rengasta)/gu, nothing],
]
/** Stands in the remaining text for what was read, so that words on both sides of it are not joined. */
const gap = ' | '

/** Reads the features, classes and orders in a folded search text. Returns these and the remaining text. */
export function readPhrases(text: string): { parts: PhrasePart[]; rest: string } {
  const parts: PhrasePart[] = []
  let rest = text
  for (const [pattern, read] of phrases)
    rest = rest.replace(pattern, (typed: string, ...groups: (string | undefined)[]) => {
      // The arguments after the groups are the offset and the whole text.
      const found = read(...groups.slice(0, -2))
      parts.push(...found.map((part) => ({ ...part, pieces: [typed.trim()] })))
      return gap
    })
  return { parts, rest }
}
