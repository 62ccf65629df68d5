import { apiRoot } from '@vesika/contract';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { SiteLink } from '../../../components/site-link.tsx';

export function LinkedText({ children: line }: { children: string }) {
  return splitLine(line).map((part, index) => {
    if (typeof part === 'string') return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
    return <Marked key={index} {...part} />;
  });
}

export function plainText(line: string): string {
  return splitLine(line)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

interface MarkedPart {
  text: string;
  to?: string;
}

const marked = /\[([^\]]+)\]\(([^)]+)\)|`([^`]+)`/g;

function splitLine(line: string): (string | MarkedPart)[] {
  const parts: (string | MarkedPart)[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: text, 2: to, 3: code } of line.matchAll(marked)) {
    if (index > end) parts.push(line.slice(end, index));
    parts.push(code === undefined ? { text: text!, to: to! } : { text: code });
    end = index + whole.length;
  }
  return end < line.length ? [...parts, line.slice(end)] : parts;
}

function Marked({ text, to }: MarkedPart) {
  if (to === undefined) {
    return (
      <code dir="ltr" lang="zxx" className="font-mono text-sm">
        {text}
      </code>
    );
  }
  return (
    <TextLink to={to} className={linkClass}>
      {text}
    </TextLink>
  );
}

const linkClass =
  'rounded-xs underline decoration-line-strong underline-offset-3 hover:text-stamp hover:decoration-current';

function TextLink({ to, ...props }: Omit<ComponentProps<typeof SiteLink>, 'reloadDocument'>) {
  if (/^https:/.test(to) || to.startsWith(apiRoot)) return <a href={to} {...props} />;
  return /^\/(auth|dashboard)\b/.test(to) ? <Link to={to} {...props} /> : <SiteLink to={to} {...props} />;
}
