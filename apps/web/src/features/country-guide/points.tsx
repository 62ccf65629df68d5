import { formatLimit } from '@vesika/messages';
import { Heading } from '../../components/heading.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { useGuideTexts } from './use-guide-texts.ts';

interface PointsProps {
  heading: string;
  items: readonly { title: string; text: string }[];
  columns: string;
  numbered?: boolean;
}

export function Points({ heading, items, columns, numbered = false }: PointsProps) {
  const { language } = useGuideTexts();
  const List = numbered ? 'ol' : 'ul';
  return (
    <TitledSection title={heading} className="mt-16">
      <List className={`mt-6 grid gap-x-10 gap-y-7 ${columns}`}>
        {items.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line-strong pt-3">
            {numbered && (
              <span className="mb-1.5 block font-mono text-sm text-stamp" aria-hidden="true">
                {formatLimit(language, index + 1, 'count')}
              </span>
            )}
            <Heading level="h3" className="text-lg font-semibold">
              {title}
            </Heading>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
