import type { CSSProperties, ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface PageProps {
  children: ReactNode;
  middle?: ReactNode;
  bar?: ReactNode;
  wide?: boolean;
}

export function Page({ children, middle, bar, wide = false }: PageProps) {
  return (
    <div
      className="flex min-h-dvh flex-col overflow-x-clip"
      style={{ '--page-width': wide ? '80rem' : '72rem' } as CSSProperties}
    >
      <Header middle={middle} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      {bar}
    </div>
  );
}
