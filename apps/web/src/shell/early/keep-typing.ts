/**
 * Keeps what is typed or chosen before the page can answer (`data-awake` on the document, set by root.tsx) and repeats it
 * then, because a field whose value React sets would lose it. Boxes and radio buttons are pressed, see keepPresses. A
 * self-contained function, as `earlyScript` puts its source into the page.
 */
export function keepTyping(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const typed = new Map<Field, string>();
  window.addEventListener('input', onInput, true);
  new MutationObserver(onChange).observe(document.documentElement, { attributes: true });

  function onInput({ target }: Event): void {
    const isField = target instanceof Element && target.matches('input,textarea,select');
    if (isField && !target.matches('[type=file],[type=radio],[type=checkbox]')) {
      typed.set(target as Field, (target as Field).value);
    }
  }

  function onChange(_: MutationRecord[], observer: MutationObserver): void {
    if (document.documentElement.dataset.awake === undefined) return;
    observer.disconnect();
    window.removeEventListener('input', onInput, true);
    void repeat();
  }

  async function repeat(): Promise<void> {
    for (const [field, value] of typed) {
      if (!field.isConnected) continue;
      // React hears of a value only if it differs from the one that was last set on the element itself.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
      // React renders before the next field, whose form may be one state.
      await Promise.resolve();
    }
  }
}
