import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PersonLinkProps {
  personId: string;
  className?: string;
  children: ReactNode;
}

export function PersonLink({ personId, className = '', children }: PersonLinkProps) {
  return (
    <Link to={`/operator/people/${personId}`} className={`underline underline-offset-3 ${className}`}>
      {children}
    </Link>
  );
}
