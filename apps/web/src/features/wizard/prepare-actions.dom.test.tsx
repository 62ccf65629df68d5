import { fireEvent, render, screen } from '@testing-library/react';
import type { OriginalReport } from '@vesika/report';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { WayToUnlock } from '../../buy/way-to-unlock.ts';
import { pageAt } from '../../testing/page-at.tsx';
import { PrepareActions } from './prepare-actions.tsx';
import type { Inspection } from './use-inspection.ts';

const held = vi.hoisted(() => ({ way: { step: 'buy', reason: 'no-package' } as WayToUnlock }));
vi.mock('../../buy/use-ways-to-unlock.ts', () => ({ useWaysToUnlock: () => () => held.way }));

function inspected(...remedies: string[]): Inspection {
  const findings = remedies.map((remedy) => ({ id: 'eyes-open', verdict: 'fail', remedy }));
  return { stage: 'done', original: { findings } as unknown as OriginalReport };
}

function show(inspection: Inspection, onReplace: (() => void) | null = null) {
  const commands = { onPrepare: vi.fn(), onAnother: vi.fn() };
  render(
    <PrepareActions
      countryCode="IT"
      inspection={inspection}
      prepareButton={createRef()}
      onReplace={onReplace}
      {...commands}
    />,
    { wrapper: pageAt().wrapper },
  );
  return { ...commands, names: screen.getAllByRole('button').map(({ textContent }) => textContent) };
}

describe('the next step', () => {
  it.each<[string, Inspection]>([
    ['before the inspection', { stage: 'none' }],
    ['while it runs', { stage: 'running' }],
    ['if it failed for another reason', { stage: 'unchecked' }],
    ['if nothing needs a new photo', inspected('fix', 'ask')],
  ])('is making the photo %s', (_, inspection) => {
    const { names, onPrepare } = show(inspection);
    expect(names).toHaveLength(1);
    fireEvent.click(screen.getByRole('button'));
    expect(onPrepare).toHaveBeenCalledOnce();
  });

  it('is another photo if a finding needs one, but the user may go on', () => {
    const { names, onPrepare, onAnother } = show(inspected('retake'));
    expect(names).toHaveLength(2);
    const [first, second] = screen.getAllByRole('button');
    fireEvent.click(first!);
    expect(onAnother).toHaveBeenCalledOnce();
    fireEvent.click(second!);
    expect(onPrepare).toHaveBeenCalledOnce();
  });

  it('can only be another photo if none can be made of this one; that button takes the focus', () => {
    const { names, onAnother } = show({ stage: 'unusable', error: new Error('no face') });
    expect(names).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(onAnother).toHaveBeenCalledOnce();
  });

  it('offers to replace a background that fails beside taking the photo again', () => {
    const onReplace = vi.fn();
    const { names, onAnother } = show(inspected('retake'), onReplace);
    expect(names).toHaveLength(2);
    const [retake, replace] = screen.getAllByRole('button');
    fireEvent.click(replace!);
    expect(onReplace).toHaveBeenCalledOnce();
    fireEvent.click(retake!);
    expect(onAnother).toHaveBeenCalledOnce();
  });
});

describe('before the photo is made, the page says', () => {
  it.each<[string, WayToUnlock, string]>([
    ['that the preview is free', { step: 'buy', reason: 'no-package' }, 'watermarked preview first'],
    ['what it costs', { step: 'unlock', creditsRemaining: 5, covers: 'all-countries' }, 'you have 5'],
    [
      'that nothing is used',
      { step: 'unlock', creditsRemaining: null, covers: 'all-countries' },
      'unlimited plan',
    ],
    [
      'that the plan is for another country',
      { step: 'buy', reason: 'other-country', onlyCountry: 'FR' },
      'one country only: France',
    ],
  ])('%s', (_, way, text) => {
    held.way = way;
    show({ stage: 'none' });
    expect(screen.getByText(new RegExp(text))).toBeDefined();
  });
});
