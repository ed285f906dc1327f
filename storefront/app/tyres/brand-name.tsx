/** The maker's logo, or its name where the shop has none. */
export function BrandName({ name, logo }: { name: string; logo: string }) {
  if (!logo) return <span className="card__brand">{name}</span>
  return <img className="card__logo" src={logo} alt={name} height="20" loading="lazy" />
}
