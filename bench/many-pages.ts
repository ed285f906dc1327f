/**
 * Returns several paths for each kind of page. Several are needed because simultaneous requests for the same page
 * share one render.
 */
export async function manyPages(shop: string): Promise<Record<string, readonly string[]>> {
  const read = async <Data>(path: string) => {
    const answer = await fetch(`${shop}/api/v1/${path}`)
    return ((await answer.json()) as { data: Data }).data
  }
  const products = await read<{ link_fi: string }[]>('products?vehicle_type=2&per_page=50&sort_by=name')
  const brands = await read<{ slug: string; count: number }[]>('filter/brands?vehicle_type=2')
  const fullLists = [185, 195, 205, 215, 225, 235].flatMap((width) =>
    ['net_price_asc', 'net_price_desc', 'name_asc'].map(
      (sort) => `/renkaat/henkiloautot?width=${width}&sort=${sort}`,
    ),
  )
  return {
    home: ['/', '/?lang=en'],
    list: fullLists,
    product: products.map(({ link_fi: path }) => path),
    brand: brands
      .toSorted((one, other) => other.count - one.count)
      .slice(0, 15)
      .map(({ slug }) => `/brand/${slug}`),
  }
}
