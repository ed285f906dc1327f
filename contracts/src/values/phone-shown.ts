/**
 * Formats a Finnish number such as `+358125550000` as `012 555 0000`, as Finns write it. Other numbers are returned
 * unchanged.
 */
export function phoneShown(phone: string): string {
  const finnish = /^\+358(\d{2})(\d{3})(\d+)$/.exec(phone)
  return finnish ? `0${finnish[1]} ${finnish[2]} ${finnish[3]}` : phone
}
