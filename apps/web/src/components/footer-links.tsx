import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

type NamedLink = readonly [address: string, name: string];

interface FooterLinksProps {
  heading: string;
  links: readonly NamedLink[];
  outside?: NamedLink | null;
}

export function FooterLinks({ heading, links, outside = null }: FooterLinksProps) {
  return (
    <div>
      <h2 className={footerHeading}>{heading}</h2>
      <ul className="mt-0.5 sm:mt-2">
        {links.map(([address, name]) => (
          <li key={address}>
            <SiteLink to={address} className={footerLink}>
              {name}
            </SiteLink>
          </li>
        ))}
        {outside && (
          <li>
            <a href={outside[0]} target="_blank" rel="noreferrer" className={footerLink}>
              {outside[1]}
              <Icon name="outside" className="ms-1 inline size-3.5 -translate-y-px rtl:-scale-x-100" />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

export const footerHeading = 'font-text text-sm leading-snug font-semibold tracking-normal';
export const footerLink =
  'block rounded-xs py-[0.3rem] text-ink-soft underline-offset-3 hover:text-ink hover:underline sm:inline-block sm:py-1.5';
