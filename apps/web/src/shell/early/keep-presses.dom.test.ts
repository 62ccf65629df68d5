import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keepPresses } from './keep-presses.ts';

const page = document.documentElement;

const listening = vi.spyOn(window, 'addEventListener');

beforeAll(() => keepPresses({ themeStorageKey: 'theme' }));
// They would hold back the presses of the next file, whose page never wakes.
afterAll(() => {
  for (const listener of listening.mock.calls) window.removeEventListener(...listener);
  listening.mockRestore();
});
afterEach(async () => {
  page.dataset.awake = '';
  await vi.waitFor(() => expect(document.querySelector('[data-pressed]')).toBeNull());
  document.body.innerHTML = '';
  delete page.dataset.awake;
  delete page.dataset.theme;
  localStorage.clear();
});

/** Shows the element and returns it with a record of what reaches it. */
function shown(html: string) {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild as HTMLElement;
  const events: string[] = [];
  for (const name of ['mousedown', 'click']) element.addEventListener(name, () => events.push(name));
  return { element, events };
}

const answer = () => {
  page.dataset.awake = '';
};

it('repeats a press that came before the page could answer', async () => {
  const { element, events } = shown('<button><b>Save</b></button>');
  element.querySelector('b')!.click();
  expect(events).toEqual([]);
  expect(element.dataset.pressed).toBe('');
  answer();
  await vi.waitFor(() => expect(events).toEqual(['mousedown', 'click']));
  expect(element.dataset.pressed).toBeUndefined();
});

it('repeats the last of several presses only', async () => {
  const first = shown('<button>One</button>');
  const second = shown('<div data-pressable>Two</div>');
  first.element.click();
  second.element.click();
  expect(first.element.dataset.pressed).toBeUndefined();
  answer();
  await vi.waitFor(() => expect(second.events).toEqual(['mousedown', 'click']));
  expect(first.events).toEqual([]);
});

it('forgets a press whose element is gone when the page can answer', async () => {
  const { element, events } = shown('<button>Save</button>');
  element.click();
  element.remove();
  answer();
  await vi.waitFor(() => expect(element.dataset.pressed).toBeUndefined());
  expect(events).toEqual([]);
});

it('repeats only the mousedown when the page becomes able to answer during the press', () => {
  const { element, events } = shown('<button role="tab">Sign up</button>');
  const down = new MouseEvent('mousedown', { bubbles: true });
  Object.defineProperty(down, 'isTrusted', { value: true });
  element.dispatchEvent(down);
  answer();
  element.click();
  expect(events).toEqual(['mousedown', 'mousedown', 'click']);
});

it('lets links and disclosures work by themselves', () => {
  const link = shown('<a href="#there">There</a>');
  const details = shown('<details><summary>More</summary></details>');
  link.element.click();
  details.element.querySelector('summary')!.click();
  expect([link.events, details.events]).toEqual([['click'], ['click']]);
});

it('changes the theme at once and remembers it', () => {
  const { element, events } = shown('<button data-toggles="theme">Theme</button>');
  element.click();
  expect([page.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  element.click();
  expect([page.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
  expect(events).toEqual([]);
});

it('changes nothing once the page can answer', () => {
  answer();
  const { element, events } = shown('<button>Save</button>');
  element.click();
  expect(events).toEqual(['click']);
});
