/** Returns the text in the requested language; if it is not translated yet, in the language that exists. */
export function inLanguage<Text extends { readonly locale_id: number }>(
  translations: readonly [Text, ...Text[]],
  localeId: number,
): Text {
  return translations.find(({ locale_id }) => locale_id === localeId) ?? translations[0]
}
