/**
 * Keeps the last press that comes before the page can answer (`data-awake` on the document, set by root.tsx) and
 * repeats it then, as `mousedown` and `click`, because tabs listen to the one and buttons to the other. If the page
 * becomes able between the two, only `mousedown` is repeated. Links and `<details>` work by themselves, and the theme
 * changes at once. An element that is pressed without being a button, such as a drop zone, has `data-pressable`. A
 * self-contained function, as `earlyScript` puts its source into the page.
 */
export function keepPresses({ themeStorageKey }: { themeStorageKey: string }): void {
  const pageData = document.documentElement.dataset;
  let pressed: HTMLElement | null = null;
  let held: HTMLElement | null = null;

  window.addEventListener(
    'mousedown',
    (event) => {
      if (event.isTrusted) held = canAnswer() ? null : pressable(event);
    },
    true,
  );
  window.addEventListener(
    'click',
    (event) => {
      const target = pressable(event);
      const wasHeld = held;
      held = null;
      if (canAnswer()) {
        if (wasHeld && wasHeld === target) pressDown(wasHeld);
        return;
      }
      if (!target || target.tagName === 'SUMMARY') return;
      event.preventDefault();
      event.stopPropagation();
      if (target.dataset.toggles === 'theme') toggleTheme();
      else keep(target);
    },
    true,
  );

  function canAnswer(): boolean {
    return pageData.awake !== undefined;
  }

  function pressable({ target }: Event): HTMLElement | null {
    const presses = 'button,[role=button],summary,input[type=radio],input[type=checkbox],[data-pressable]';
    return target instanceof Element ? target.closest<HTMLElement>(presses) : null;
  }

  function pressDown(target: HTMLElement): void {
    target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  }

  function keep(target: HTMLElement): void {
    if (pressed) delete pressed.dataset.pressed;
    else new MutationObserver(repeat).observe(document.documentElement, { attributes: true });
    pressed = target;
    pressed.dataset.pressed = '';
  }

  function repeat(_: MutationRecord[], observer: MutationObserver): void {
    if (!canAnswer() || !pressed) return;
    observer.disconnect();
    const target = pressed;
    pressed = null;
    delete target.dataset.pressed;
    if (!target.isConnected) return;
    pressDown(target);
    target.click();
  }

  function toggleTheme(): void {
    pageData.theme = pageData.theme === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(themeStorageKey, pageData.theme);
    } catch {
      // Storage may be closed to the page; the choice then lasts as long as the page.
    }
  }
}
