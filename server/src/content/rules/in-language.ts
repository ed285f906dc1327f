/** The language asked for; where a text is not translated yet, the one that exists. */
export function inLanguage<Text extends { readonly locale_id: number }>(
  translations: readonly [Text, ...Text[]],
  localeId: number,
): Text {
  return translations.find(({ locale_id }) => locale_id === localeId) ?? translations[0]
}
