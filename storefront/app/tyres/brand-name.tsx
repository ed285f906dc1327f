/**
 * Shows the brand's logo or, if the shop has no logo, its name. Screen readers ignore both, because the heading of the
 * card names the brand.
 */
export function BrandName({ name, logo }: { name: string; logo: string }) {
  if (!logo)
    return (
      <span className="card__brand" aria-hidden="true">
        {name}
      </span>
    )
  return <img className="card__logo" src={logo} alt="" height="20" loading="lazy" />
}
