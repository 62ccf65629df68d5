import type { ComponentType, ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { keyOf, type Line } from './line.ts';
import { textLinks } from './text-links.tsx';
import { useInserts } from './use-inserts.ts';

/** Renders a line with its links and figures. */
export function LegalText({ line }: { line: Line }) {
  const { t } = useTranslation('legal');
  const { count, ...values } = useInserts()(line);
  return (
    <LooseTrans
      t={t}
      i18nKey={keyOf(line)}
      values={values}
      components={textLinks}
      {...(typeof count === 'number' && { count })}
    />
  );
}

interface LooseTransProps {
  t: unknown;
  i18nKey: string;
  values: Record<string, string | number>;
  components: Readonly<Record<string, ReactElement>>;
  count?: number;
}

/** With about four hundred keys, the library's own type overloads the compiler. */
const LooseTrans = Trans as unknown as ComponentType<LooseTransProps>;
