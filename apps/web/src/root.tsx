import { directionOf } from '@vesika/messages';
import { useCallback, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { VisitorCurrencyProvider } from './buy/plans/visitor-currency.tsx';
import { CrashPage } from './components/crash-page.tsx';
import { NotFoundPage } from './components/not-found-page.tsx';
import { Toaster } from './components/toaster.tsx';
import { WithTexts } from './components/with-texts.tsx';
import { earlyScript } from './shell/early/early-script.ts';
import { useLanguage } from './shell/i18n/use-language.ts';
import { VisitorLanguage } from './shell/i18n/visitor-language.tsx';
import { usePageHandle } from './shell/routing/page-handle.ts';
import { revalidateOnPath } from './shell/routing/revalidate.ts';
import { SessionProvider } from './shell/session/session-provider.tsx';
import { useVisit, VisitProvider } from './take/original/visit.tsx';
import './styles/app.css';
import { earlyFonts } from './styles/early-fonts.ts';

export function links() {
  return [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

export function loader({ context }: LoaderFunctionArgs) {
  const { signsInByMail, operator } = context.facts;
  return { currency: context.currency, signsInByMail, contactEmail: operator.email };
}

export const shouldRevalidate = revalidateOnPath;

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  const { texts, quiet, unlisted } = usePageHandle();
  useEffect(() => {
    document.documentElement.dataset.awake = '';
  }, []);
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-served-language={language}
      data-texts={texts.join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1420" />
        {unlisted && <meta name="robots" content="noindex" />}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, needed before the first paint
          dangerouslySetInnerHTML={{ __html: earlyScript({ waitsForVisitor: quiet }) }}
        />
        <Meta />
        {earlyFonts(language).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <VisitorLanguage />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <VisitProvider>
      <Site />
    </VisitProvider>
  );
}

function Site() {
  const { texts } = usePageHandle();
  const visit = useVisit();
  const claimPhotos = useCallback(() => {
    const nothing = () => {};
    // Guests never need it, so the first page does not load it.
    const claimed = import('./shell/api/call.ts').then(({ call }) => call('claimPhotos'));
    visit.claim = { ended: claimed.then(nothing, nothing), isNew: true };
  }, [visit]);
  return (
    <SessionProvider onSignIn={claimPhotos}>
      <VisitorCurrencyProvider>
        <WithTexts of={texts}>
          <Outlet />
        </WithTexts>
      </VisitorCurrencyProvider>
      <Toaster />
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <CrashPage />;
}
