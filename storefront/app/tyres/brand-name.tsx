/** Shows the brand's logo or, if the shop has no logo, its name. */
export function BrandName({ name, logo }: { name: string; logo: string }) {
  if (!logo) return <span className="card__brand">{name}</span>
  return <img className="card__logo" src={logo} alt={name} height="20" loading="lazy" />
}
