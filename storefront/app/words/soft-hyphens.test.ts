import { expect, test } from 'vitest'
import { softHyphens } from './use-soft-hyphens.ts'

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '·')

test.each([
  ['Asennuspisteeseen', 'Asennus·pisteeseen'],
  ['Rengaskokolaskuri', 'Rengas·koko·laskuri'],
  ['Talvirengassäännöt', 'Talvi·rengas·säännöt'],
  ['Nastarenkaat', 'Nasta·renkaat'],
  ['Kausimuistutukset', 'Kausi·muistutukset'],
  ['Toimitusehdot', 'Toimitus·ehdot'],
  ['KANTAVUUSLUOKALTA', 'KANTAVUUS·LUOKALTA'],
  ['Laskutusosoitteeseen', 'Laskutus·osoitteeseen'],
  ['Asennuspaikan', 'Asennus·paikan'],
  ['Asennusaikoja', 'Asennus·aikoja'],
  ['Toimitusajat', 'Toimitus·ajat'],
  ['Veronmaksajat', 'Veron·mak·sa·jat'],
  ['Rengasasennus', 'Rengas·asennus'],
  ['Hinnanalennus', 'Hinnan·alennus'],
  ['Yritysasiakas', 'Yritys·asiakas'],
  ['Pääsyavaimella', 'Pääsy·avaimella'],
  ['Palautusohjeet', 'Palautus·ohjeet'],
  ['Vastaanottaja', 'Vastaan·ottaja'],
  ['Erinomaisesti', 'Erin·omaisesti'],
  ['Saavutettavuusseloste', 'Saa·vu·tet·ta·vuus·seloste'],
  ['Polttoainetaloudellisuus', 'Polttoaine·talou·del·li·suus'],
  ['Rengaskauppa', 'Rengas·kauppa'],
  ['Verkkokaupan', 'Verkko·kaupan'],
  ['Valikoimastamme', 'Vali·koi·mas·tamme'],
])('%s may be broken as %s', (word, broken) => {
  expect(shown(word)).toBe(broken)
})

test('a short word stays whole', () => {
  expect(shown('Renkaat maksavat kaikkineen')).toBe('Renkaat maksavat kaikkineen')
})

test('addresses and what stands in a tag are not touched', () => {
  const html =
    '<a href="mailto:asiakaspalvelu@pito.example">asiakaspalvelu@pito.example</a> <a href="/tietosuojaseloste">saavutettavuusvaatimukset.fi</a> <code>known_vehiclesandtyres</code>'
  expect(softHyphens(html)).toBe(html)
})

test('words beside tags and full stops are broken too', () => {
  expect(shown('<p><b>Ajanvarausjärjestelmä</b>.</p>')).toBe('<p><b>Ajanvaraus·järjestelmä</b>.</p>')
})
