import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { accuracyTexts } from '../../../site/content/measured-accuracy.ts';
import type { Landing } from '../../../site/data/landing.server.ts';
import { useFigures } from './use-figures.ts';

export function Counters({ photoSeconds }: Pick<Landing, 'photoSeconds'>) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const counters = useFigures().counters.filter(({ value }) => value !== null);
  const { amount } = useFormats();
  return (
    <section aria-label={t('counters.label')} className="mt-9 border-y border-line py-3 sm:mt-16 sm:py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {photoSeconds !== null && <Fact name="seconds" value={amount(photoSeconds, 'second', 'short')} />}
        <Fact name="accuracy" value={`±${accuracyTexts(language).medianMm}`} proof="/help#accuracy" />
        {counters.map(({ name, value, text }) => (
          <div key={name} className="flex flex-col items-start">
            <dd className="order-first font-heading text-lg font-bold sm:text-xl">
              <Counting value={value ?? 0} text={text} />
            </dd>
            <dt className="text-xs text-ink-soft sm:text-sm">{t(`counters.${name}`)}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface FactProps {
  name: 'seconds' | 'accuracy';
  value: string;
  proof?: string;
}

function Fact({ name, value, proof }: FactProps) {
  const { t } = useTranslation('landing');
  return (
    <div className="flex flex-col items-start">
      <dd className="order-first font-heading text-lg font-bold whitespace-nowrap sm:text-xl">{value}</dd>
      <dt className="text-xs text-ink-soft sm:text-sm">
        {proof === undefined ? (
          t(`facts.${name}`)
        ) : (
          <SiteLink
            to={proof}
            reloadDocument
            className="rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
          >
            {t(`facts.${name}`)}
          </SiteLink>
        )}
      </dt>
    </div>
  );
}

function Counting({ value, text }: { value: number; text: (value: number) => string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(value, ref);
  return (
    <span ref={ref} className="inline-grid text-end">
      <span className="invisible col-start-1 row-start-1" aria-hidden="true">
        {text(value)}
      </span>
      <span className="col-start-1 row-start-1" aria-hidden="true">
        {text(shown)}
      </span>
      <span className="sr-only">{text(value)}</span>
    </span>
  );
}

const countingMs = 900;

function useCountUp(value: number, ref: RefObject<Element | null>): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const element = ref.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || isStill || element.getBoundingClientRect().top < window.innerHeight) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const began = performance.now();
      const step = (now: number) => {
        const done = Math.min(1, (now - began) / countingMs);
        setShown(Math.round(value * (1 - (1 - done) ** 3)));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, ref]);
  return shown;
}
