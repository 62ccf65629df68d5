import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { languageOfPath, pathIn } from '../shell/routing/site-path.ts';

export function SiteLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const language = languageOfPath(useLocation().pathname);
  return <Link to={language ? pathIn(language, to) : to} {...props} />;
}
