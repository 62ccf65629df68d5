import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Check, PhotoReport, QuestionId } from '@vesika/report';
import { describe, expect, it, vi } from 'vitest';
import { QuestionList } from './questions/question-list.tsx';
import type { ReportedPhoto } from './reported-photo.ts';
import { RetakeList } from './retake-list.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

const requirement = { countryCode: 'DE' } as ReportedPhoto['requirement'];

function reportOf(...checks: [Check['id'], Check['verdict'], Check['advice']?][]): PhotoReport {
  return {
    ok: checks.every(([, verdict]) => verdict === 'pass'),
    checks: checks.map(([id, verdict, advice = null]) => ({ id, verdict, advice })),
  } as unknown as PhotoReport;
}

describe('the verdict', () => {
  const show = (report: PhotoReport) =>
    render(<VerdictPanel photo={{ report, requirement }} madeOn={new Date('2026-03-04T00:00:00Z')} />)
      .container;

  it('is one line and a dated stamp if every check passes', () => {
    const panel = show(reportOf(['sharpness', 'pass'], ['gaze', 'pass']));
    expect(panel.querySelectorAll('#verdict p')).toHaveLength(1);
    expect(panel.querySelector('textPath')?.textContent).toContain('DE · 2026-03-04');
  });

  it('counts failed checks, open questions and other doubts apart, without a stamp', () => {
    const panel = show(
      reportOf(['sharpness', 'fail'], ['gaze', 'undetermined'], ['shoulders', 'undetermined']),
    );
    expect(panel.querySelectorAll('#verdict p')).toHaveLength(3);
    expect(panel.querySelectorAll('#verdict .text-unsure')).toHaveLength(2);
    expect(panel.querySelector('textPath')).toBeNull();
  });
});

describe('the list of what to do', () => {
  const list = (report: PhotoReport) =>
    render(<RetakeList report={report} adviceOf={({ id }) => id} />).container;

  it('names each advice once, and of a photo with faults no doubts', () => {
    const failed = reportOf(
      ['sharpness', 'fail', 'sharpness.blurred'],
      ['gaze', 'undetermined', 'gaze.undetermined'],
      ['shoulders', 'undetermined', 'shoulders.undetermined'],
    );
    const { container } = render(<RetakeList report={failed} adviceOf={() => 'one advice'} />);
    expect(within(container).getAllByRole('listitem')).toHaveLength(1);
    expect(list(failed).textContent).not.toContain('shoulders');
  });

  it('of a photo without faults, names the doubts but not what only needs an answer', () => {
    const doubted = reportOf(
      ['gaze', 'undetermined', 'gaze.undetermined'],
      ['shoulders', 'undetermined', 'shoulders.undetermined'],
    );
    expect(list(doubted).textContent).toContain('shoulders');
    expect(list(doubted).textContent).not.toContain('gaze');
  });

  it('draws the fault of a failed check beside a right portrait', () => {
    expect(
      list(reportOf(['sharpness', 'fail', 'sharpness.blurred'])).querySelectorAll('svg[viewBox="0 0 70 90"]'),
    ).toHaveLength(2);
  });

  it('is absent if nothing is open', () => {
    expect(list(reportOf(['sharpness', 'pass'])).innerHTML).toBe('');
  });
});

describe('the questions', () => {
  const ask = (ids: QuestionId[], answers = {}, sending = {}) => {
    const onAnswer = vi.fn();
    render(
      <QuestionList ids={ids} answers={answers} sending={sending} isSaved={false} onAnswer={onAnswer} />,
    );
    return onAnswer;
  };

  it('give the pressed answer to the question it belongs to', () => {
    const onAnswer = ask(['gaze']);
    fireEvent.click(screen.getAllByRole('button')[1]!);
    expect(onAnswer).toHaveBeenCalledWith({ gaze: 'aside' });
  });

  it('show the answer that is being saved instead of the saved one', () => {
    ask(['gaze'], { gaze: 'at-camera' }, { gaze: 'aside' });
    const [atCamera, aside] = screen.getAllByRole('button');
    expect(atCamera?.getAttribute('aria-pressed')).toBe('false');
    expect(aside?.getAttribute('aria-pressed')).toBe('true');
    expect(aside?.getAttribute('aria-busy')).toBe('true');
  });
});
