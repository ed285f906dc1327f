import type { VehicleName } from '../../vehicles/index.ts'
import { nameOfModel, vehicleNames } from '../../vehicles/index.ts'
import { characterMask, editDistance, editsAllowed, mayBeWithin } from './edit-distance.ts'
import { foldText, weakGrade, withoutDoubles, wordsOf } from './fold-text.ts'

/** A make, or models of one make, that a word or several words in a row may mean. */
export interface VehicleMeaning {
  readonly make: string
  /** The models that are meant: all generations of a name, or one of them. Empty if only the make is named. */
  readonly models: readonly VehicleName[]
}

/** The names that people use for makes besides their own. */
const usualMakes: Readonly<Record<string, string>> = {
  BMW: 'bemari bemu beemer bimmer',
  Citroën: 'sitikka citikka',
  'Land Rover': 'landrover',
  'Mercedes-Benz': 'mercedes mersu mb benz merce',
  Mitsubishi: 'mitsu',
  Opel: 'oopeli opeli',
  Peugeot: 'poso posso',
  Renault: 'renu rellu',
  Saab: 'saabi',
  Toyota: 'tojota toijota',
  Volkswagen: 'vw volkkari folkkari volksu wolkkari volkswagon',
  Volvo: 'vollo volkku',
  Škoda: 'skoda skooda',
}

/** The models that people call by a name which is no part of theirs. */
const usualModels: Readonly<Record<string, string>> = {
  'Passat B8': 'passu',
  'Qashqai J11': 'kashkai gashgai',
  'Transporter T6': 'transportteri transu',
}

/** The words of model names that Finns translate or spell differently. */
const translated: readonly (readonly [word: RegExp, by: string])[] = [
  [/^model/, 'malli'],
  [/series$/, 'sarja'],
  [/class$/, 'luokka'],
  [/class$/, 'sarja'],
]

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']
/**
 * A Finnish case, with the vowel that foreign names get before it and without doubled letters: corollan, golfiin,
 * passatille, mersuun.
 */
const caseEnding = /^(?:i|i?(?:n|a|ta|t|en|in|an|on|un|yn|sa|sta|la|lta|le|ien|jen|hin)|s)$/
/** A model is named without its make only if its name is long enough to mean nothing else. */
const shortestAlone = 3
const shortestCorrected = 5

interface Form {
  /** The name with its doubled letters. */
  readonly spelling: string
  readonly meaning: VehicleMeaning
  readonly isMake: boolean
  readonly characters: number
}

/** The spellings of all makes and models, without spaces and doubled letters. */
class VehicleNames {
  private readonly forms = new Map<string, Form[]>()

  constructor(names: readonly VehicleName[]) {
    for (const make of new Set(names.map((name) => name.make)))
      for (const word of [make, ...(usualMakes[make] ?? '').split(' ')])
        this.add(joined(word), { make, models: [] }, true)
    const byName = Map.groupBy(names, ({ make, model }) => `${make}|${nameOfModel(model)}`)
    for (const generations of byName.values()) this.addModel(generations)
  }

  private addModel(generations: readonly VehicleName[]): void {
    const make = generations[0]?.make ?? ''
    for (const spelling of spellingsOf(nameOfModel(generations[0]?.model ?? '')))
      this.add(spelling, { make, models: generations })
    for (const one of generations) {
      const name = nameOfModel(one.model)
      const generation = joined(one.model.slice(name.length))
      const meaning = { make, models: [one] }
      for (const word of (usualModels[one.model] ?? '').split(' '))
        this.add(joined(word), { make, models: generations })
      if (generation === '') continue
      const number = romans.indexOf(generation) + 1
      for (const spelling of spellingsOf(name))
        for (const ending of [generation, ...(number > 0 ? [String(number)] : [])])
          this.add(spelling + ending, meaning)
      // A name such as T6 says the model of its make by itself.
      if (/^[a-z]{1,2}\d{1,3}$/.test(generation)) this.add(generation, meaning)
    }
  }

  private add(spelling: string, meaning: VehicleMeaning, isMake = false): void {
    const key = withoutDoubles(spelling)
    if (key === '') return
    const form = { spelling, meaning, isMake, characters: characterMask(key) }
    this.forms.set(key, [...(this.forms.get(key) ?? []), form])
  }

  makeOf(word: string): VehicleMeaning | undefined {
    return this.find(word, ({ isMake }) => isMake)[0]
  }

  /** Finds the models of a make that a word means, or those of all makes if no make is named. */
  modelsOf(word: string, makes: readonly string[]): VehicleMeaning[] {
    if (makes.length === 0 && !isClearAlone(word)) return []
    const found = this.find(
      numbered(word, makes),
      ({ isMake, meaning }) => !isMake && isAmong(makes, meaning.make),
    )
    // Doubled letters are folded, so CR-V is also a spelling of CR-V V. The name means all its generations.
    const byGenerations = found.toSorted((one, other) => one.models.length - other.models.length)
    return [...new Map(byGenerations.map((meaning) => [meaning.make, meaning])).values()]
  }

  /**
   * Finds the make or model that is nearest to a misspelled word, and the number of edits. Without a make, models have
   * to be nearer than beside it.
   */
  nearest(word: string, makes: readonly string[]) {
    const typed = withoutDoubles(word)
    const allowed = editsAllowed(typed)
    if (typed.length < shortestCorrected || allowed === 0) return undefined
    const characters = characterMask(typed)
    let nearest: { meaning: VehicleMeaning; edits: number } | undefined
    for (const [key, forms] of this.forms) {
      const form = forms.find(({ isMake, meaning }) => isMake || isAmong(makes, meaning.make))
      if (!form || /\d/.test(key) || key.length < shortestCorrected) continue
      const isAlone = !form.isMake && makes.length === 0
      if (isAlone && typed.length === shortestCorrected) continue
      const most = isAlone ? 1 : allowed
      if (!mayBeWithin(most, characters, form.characters)) continue
      const edits = editDistance(typed, key, most)
      // In a short word either a letter is wrong or one is doubled, not both: teillä is no Tesla.
      if (editDistance(word, form.spelling, most) > most) continue
      if (edits <= most && edits < (nearest?.edits ?? most + 1)) nearest = { meaning: form.meaning, edits }
    }
    return nearest
  }

  /** Returns whether a name that is found has a letter doubled wrongly: toyotta, corola. */
  isMisspelled(word: string, makes: readonly string[]): boolean {
    const typed = numbered(word, makes)
    const isSpelled = ({ spelling }: Form) =>
      withoutDoubles(typed) === withoutDoubles(spelling)
        ? typed.startsWith(spelling) && /^[aeiouy]?$/.test(typed.slice(spelling.length))
        : typed.startsWith(spelling) || typed.startsWith(weakGrade(spelling))
    return !this.formsOf(typed, () => true).some(isSpelled)
  }

  private find(word: string, isWanted: (form: Form) => boolean): VehicleMeaning[] {
    return this.formsOf(word, isWanted).map(({ meaning }) => meaning)
  }

  private formsOf(word: string, isWanted: (form: Form) => boolean): readonly Form[] {
    const typed = withoutDoubles(word)
    for (let end = typed.length; end > 0 && end >= typed.length - 5; end--) {
      if (end < typed.length && !caseEnding.test(typed.slice(end))) continue
      const found = (this.forms.get(typed.slice(0, end)) ?? []).filter(isWanted)
      if (found.length > 0 && (end === typed.length || end >= shortestAlone)) return found
    }
    return []
  }

  /** Returns the makes, or the models of these makes, whose name begins with a word that is still being typed. */
  beginningWith(word: string, makes: readonly string[]): VehicleMeaning[] {
    const typed = withoutDoubles(word)
    const found = [...this.forms].flatMap(([key, forms]) =>
      key.startsWith(typed)
        ? forms.filter(({ isMake, meaning }) =>
            isMake ? makes.length === 0 : isAmong(makes, meaning.make) && meaning.models.length > 0,
          )
        : [],
    )
    // The name of a model means all its generations.
    const byName = found
      .map(({ meaning }) => meaning)
      .sort((one, other) => one.models.length - other.models.length)
      .map((meaning) => [`${meaning.make}|${nameOfMeaning(meaning)}`, meaning] as const)
    return [...new Map(byName).values()]
  }
}

function isAmong(makes: readonly string[], make: string): boolean {
  return makes.length === 0 || makes.includes(make)
}

/** Returns the name that is shown instead of a misspelled word. */
export function nameOfMeaning({ make, models }: VehicleMeaning): string {
  const [model] = models
  return model ? nameOfModel(model.model) : make
}

/** A name of digits alone, such as 208, is a model only beside its make, and so is a class: it may be that of a label. */
function isClearAlone(word: string): boolean {
  return word.length >= shortestAlone && /\p{L}/u.test(word) && !/class|series|luok|sarj/.test(word)
}

/** Reads the model names that contain the engine: a BMW 320d is a 3 Series, a Mercedes C220 a C-Class. */
function numbered(word: string, makes: readonly string[]): string {
  if (makes.includes('BMW')) return word.replace(/^([1-8])\d\d[a-z]{0,2}$/, '$1series')
  return makes.includes('Mercedes-Benz') ? word.replace(/^([abces])\d{2,3}[a-z]?$/, '$1class') : word
}

/** A slash separates two names of a model: S40/V50. */
function spellingsOf(name: string): string[] {
  return name.split('/').flatMap((one) => {
    const spelling = joined(one)
    return [
      spelling,
      ...translated.flatMap(([word, by]) => (word.test(spelling) ? [spelling.replace(word, by)] : [])),
    ]
  })
}

function joined(name: string): string {
  return wordsOf(foldText(name)).join('')
}

let names: VehicleNames | null = null

export function namesOfVehicles(): VehicleNames {
  names ??= new VehicleNames(vehicleNames())
  return names
}
