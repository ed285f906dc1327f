/** Returns the translation in the requested language, or the existing one if the text is not translated yet. */
export function inLanguage<Text extends { readonly locale_id: number }>(
  translations: readonly [Text, ...Text[]],
  localeId: number,
): Text {
  return translations.find(({ locale_id }) => locale_id === localeId) ?? translations[0]
}
