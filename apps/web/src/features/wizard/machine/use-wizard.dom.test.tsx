import { act, render, renderHook, waitFor } from '@testing-library/react';
import type { ProcessedPhoto } from '@vesika/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../shell/api/call.ts';
import { begunPhoto, rememberBegunPhoto } from '../../../shell/session/begun-photo.ts';
import { type SessionState, useSession } from '../../../shell/session/session-provider.tsx';
import { pageAt } from '../../../testing/page-at.tsx';
import { makePhoto } from '../api/process-photo.ts';
import { useWizardModel, type WizardModel } from './use-wizard.ts';
import { draft, made } from './wizard.fixture.ts';

vi.mock('../../../shell/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../../shell/session/session-provider.tsx', () => ({ useSession: vi.fn() }));
vi.mock('../api/process-photo.ts', () => ({ makePhoto: vi.fn() }));

const guest: SessionState = { status: 'guest', user: null, since: 'always' };
const called = vi.mocked(call);
const file = new File(['a portrait'], 'portrait.jpg', { type: 'image/jpeg' });
const options = { cropOnly: false, childAgeYears: null };
const hooks = { routeType: null, onBuy: null };

/** Answers of the service by operation; an operation without one fails. */
function serve(answers: Record<string, unknown>) {
  called.mockImplementation(async (id) => {
    if (!(id in answers)) throw new Error(`no answer for ${id}`);
    return answers[id] as never;
  });
}

function calls(): string[] {
  return called.mock.calls.map(([id]) => id);
}

function arriveBy(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

function open(address: string, page = pageAt(address)) {
  return { ...renderHook(() => useWizardModel(hooks), { wrapper: page.wrapper }), page };
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  called.mockReset();
  vi.mocked(makePhoto).mockReset();
  vi.mocked(useSession).mockReturnValue(guest);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  arriveBy('navigate');
  serve({ getDraft: { draft: null }, discardDraft: {} });
});

describe('coming back', () => {
  it('restores the draft of this tab after a reload, with its choices in the address', async () => {
    rememberBegunPhoto('passport');
    arriveBy('reload');
    serve({ getDraft: { draft: { ...draft, countryCode: 'FR' } } });
    const { result, page } = open('/create');
    expect(result.current.state.stage).toBe('loading');
    await waitFor(() => expect(result.current.state.stage).toBe('chosen'));
    expect(page.address()).toContain('country=FR');
  });

  it('restores the made photo after paying, and removes it from the address', async () => {
    serve({ getDraft: { draft: { ...draft, photo: made } } });
    const { result, page } = open('/create?photo=p1');
    await waitFor(() => expect(result.current.state).toMatchObject({ stage: 'made', made }));
    expect(page.address()).not.toContain('photo=');
  });

  it('only offers the draft in a second tab', async () => {
    rememberBegunPhoto('passport');
    sessionStorage.clear();
    arriveBy('reload');
    serve({ getDraft: { draft }, discardDraft: {} });
    const { result } = open('/create');
    await waitFor(() => expect(result.current.state).toMatchObject({ stage: 'empty', offer: { draft } }));
    act(() => result.current.declineDraft());
    expect(result.current.state).toMatchObject({ stage: 'empty', offer: { kind: 'none' } });
    expect(calls()).toContain('discardDraft');
    expect(begunPhoto()).toBeNull();
  });

  it('does not ask for a draft in a browser that has started no photo', async () => {
    const { result } = open('/create');
    expect(result.current.state.stage).toBe('empty');
    expect(calls()).toEqual([]);
  });

  it('forgets that a photo was started when the service has none, but not when it cannot be reached', async () => {
    rememberBegunPhoto('passport');
    serve({});
    const first = open('/create');
    await waitFor(() => expect(first.result.current.state).toMatchObject({ offer: { kind: 'none' } }));
    expect(begunPhoto()).not.toBeNull();
    first.unmount();
    serve({ getDraft: { draft: null } });
    const second = open('/create');
    await waitFor(() => expect(second.result.current.state).toMatchObject({ offer: { kind: 'none' } }));
    expect(begunPhoto()).toBeNull();
  });

  it('waits with the draft until it is known who asks', async () => {
    vi.mocked(useSession).mockReturnValue({ status: 'loading', user: null });
    serve({ getDraft: { draft } });
    const { result, rerender } = open('/create?photo=p1');
    expect(result.current.state.stage).toBe('loading');
    expect(calls()).toEqual([]);
    vi.mocked(useSession).mockReturnValue(guest);
    rerender();
    await waitFor(() => expect(result.current.state.stage).toBe('chosen'));
  });

  it('opens the page of the draft if this one is for another document', async () => {
    serve({ getDraft: { draft: { ...draft, documentType: 'visa' } } });
    const page = pageAt('/dashboard/passport?photo=p1');
    renderHook(() => useWizardModel({ routeType: 'passport', onBuy: null }), { wrapper: page.wrapper });
    await waitFor(() => expect(page.address()).toBe('/dashboard/visa?photo=kept'));
  });
});

describe('a resume link', () => {
  it('is redeemed only when the user accepts it, and leaves the address', async () => {
    serve({ resume: { resumed: true }, getDraft: { draft } });
    const { result, page } = open('/create#resume=abc');
    expect(result.current.state).toMatchObject({ stage: 'empty', offer: { kind: 'link', token: 'abc' } });
    expect(page.address()).not.toContain('abc');
    expect(calls()).toEqual([]);
    act(() => result.current.acceptLink());
    await waitFor(() => expect(result.current.state.stage).toBe('chosen'));
    expect(calls().filter((id) => id === 'resume')).toHaveLength(1);
  });

  it('gives way to what was begun in this browser when it is declined', async () => {
    serve({ getDraft: { draft } });
    const { result } = open('/create#resume=abc');
    act(() => result.current.declineLink());
    await waitFor(() => expect(result.current.state).toMatchObject({ offer: { kind: 'draft', draft } }));
    expect(calls()).not.toContain('resume');
  });

  it('that was used before leaves the desk empty', async () => {
    serve({});
    const { result } = open('/create#resume=abc');
    act(() => result.current.acceptLink());
    await waitFor(() =>
      expect(result.current.state).toMatchObject({ stage: 'empty', offer: { kind: 'none' } }),
    );
    expect(begunPhoto()).toBeNull();
  });
});

describe('making a photo', () => {
  function chosen() {
    const opened = open('/create?country=DE');
    act(() => opened.result.current.choose(file));
    return opened;
  }
  function job() {
    let resolve: (photo: ProcessedPhoto) => void = () => {};
    let reject: (error: Error) => void = () => {};
    const promise = new Promise<ProcessedPhoto>((...ends) => {
      [resolve, reject] = ends;
    });
    vi.mocked(makePhoto).mockReturnValueOnce(promise);
    return { resolve, reject };
  }
  const listeners = () => vi.mocked(makePhoto).mock.lastCall![2];

  it('follows the queue and the steps to the photo, and remembers it for a reload', async () => {
    const ends = job();
    const { result } = chosen();
    act(() => result.current.make(options));
    expect(vi.mocked(makePhoto).mock.lastCall![0]).toMatchObject({
      countryCode: 'DE',
      original: { source: { file } },
    });
    act(() => listeners().onQueued?.(2));
    expect(result.current.state).toMatchObject({ stage: 'making', step: 'upload', ahead: 2 });
    act(() => listeners().onStep?.('matte'));
    expect(result.current.state).toMatchObject({ step: 'matte', ahead: 0 });
    ends.resolve(made);
    await waitFor(() => expect(result.current.state).toMatchObject({ stage: 'made', made }));
    expect(begunPhoto()?.documentType).toBe('passport');
  });

  it('shows a failure, and makes the same request again', async () => {
    const [first, second] = [job(), job()];
    const { result } = chosen();
    act(() => result.current.make(options));
    first.reject(new Error('no face'));
    await waitFor(() => expect(result.current.state.stage).toBe('failed'));
    const { state } = result.current;
    if (state.stage !== 'failed') throw new Error('unreachable');
    act(() => result.current.makeAgain(state.request));
    second.resolve(made);
    await waitFor(() => expect(result.current.state.stage).toBe('made'));
    expect(makePhoto).toHaveBeenCalledTimes(2);
  });

  it('aborts when the user stops, and ignores what comes later', async () => {
    const ends = job();
    const { result } = chosen();
    act(() => result.current.make(options));
    const { signal } = listeners();
    act(() => result.current.stop());
    expect(signal.aborted).toBe(true);
    await act(async () => ends.resolve(made));
    expect(result.current.state.stage).toBe('chosen');
  });

  it('aborts when the page is left', () => {
    job();
    const { result, unmount } = chosen();
    act(() => result.current.make(options));
    const { signal } = listeners();
    unmount();
    expect(signal.aborted).toBe(true);
  });

  it('starts with an empty desk for the next person, and discards the draft', async () => {
    job().resolve(made);
    const { result } = chosen();
    act(() => result.current.make(options));
    await waitFor(() => expect(result.current.state.stage).toBe('made'));
    act(() => result.current.addPerson('p1'));
    expect(result.current.state).toMatchObject({ stage: 'empty', again: true });
    expect(calls()).toContain('discardDraft');
    expect(localStorage.getItem('vesika-order-photos')).toContain('p1');
    act(() => result.current.startOver());
    expect(localStorage.getItem('vesika-order-photos')).toBeNull();
  });
});

describe('from page to page', () => {
  const user = {
    ...{ id: 'anna', email: 'anna@example.com', emailNew: null, createdAt: '' },
    ...{ isOperator: false, isProven: true, hasPassword: true, hasEarlier: false },
  };
  let model: WizardModel;
  function Desk() {
    model = useWizardModel(hooks);
    return null;
  }

  it('finds the chosen photo again, which belongs to the user who has signed in meanwhile', () => {
    const { wrapper } = pageAt('/create?country=DE');
    const { rerender } = render(<Desk key="create" />, { wrapper });
    act(() => model.choose(file));
    vi.mocked(useSession).mockReturnValue({ status: 'signed-in', user });
    rerender(<Desk key="dashboard" />);
    expect(model.state).toMatchObject({ stage: 'chosen', owner: 'anna', photo: { source: { file } } });
    vi.mocked(useSession).mockReturnValue(guest);
    rerender(<Desk key="create" />);
    expect(model.state.stage).toBe('withheld');
  });

  it('does not find a photo that was removed', () => {
    const { wrapper } = pageAt('/create?country=DE');
    const { rerender } = render(<Desk key="create" />, { wrapper });
    act(() => model.choose(file));
    act(() => model.remove());
    rerender(<Desk key="dashboard" />);
    expect(model.state.stage).toBe('empty');
  });

  it('takes a reload into account only on the first page', async () => {
    rememberBegunPhoto('passport');
    arriveBy('reload');
    serve({ getDraft: { draft } });
    const { wrapper } = pageAt('/create?country=DE');
    const { rerender } = render(<Desk key="create" />, { wrapper });
    await waitFor(() => expect(model.state.stage).toBe('chosen'));
    rerender(<Desk key="back" />);
    await waitFor(() => expect(model.state).toMatchObject({ stage: 'empty', offer: { kind: 'draft' } }));
  });
});

describe('a photo that is made again', () => {
  const earlier = { photo: { originalUrl: '/files/original.jpg' }, touchUp: [] };
  const openAgain = () => {
    const page = pageAt('/dashboard/passport?original=p1');
    const { result } = renderHook(() => useWizardModel({ routeType: 'passport', onBuy: null }), {
      wrapper: page.wrapper,
    });
    return { result, page };
  };

  it('begins with its stored original', async () => {
    serve({ getPhoto: earlier });
    const { result } = openAgain();
    expect(result.current.state).toMatchObject({ stage: 'empty', original: 'loading' });
    await waitFor(() => expect(result.current.state.stage).toBe('chosen'));
  });

  it('says that the original has been deleted, and takes another photo', async () => {
    serve({ getPhoto: { ...earlier, photo: { originalUrl: null } } });
    const { result, page } = openAgain();
    await waitFor(() => expect(result.current.state).toMatchObject({ original: 'gone' }));
    act(() => result.current.choose(file));
    expect(result.current.state.stage).toBe('chosen');
    await waitFor(() => expect(page.address()).not.toContain('original'));
  });

  it('asks again after a failure', async () => {
    serve({});
    const { result } = openAgain();
    await waitFor(() => expect(result.current.state).toMatchObject({ original: 'failed' }), {
      timeout: 5000,
    });
    serve({ getPhoto: earlier });
    act(() => result.current.reloadOriginal());
    await waitFor(() => expect(result.current.state.stage).toBe('chosen'));
  });
});
