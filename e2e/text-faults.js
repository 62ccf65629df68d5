/**
 * Evaluated inside a page: a line for every text that is cut off, lies outside the window, or runs out of its own
 * box, for every button whose label breaks into more than two lines, and for a page wider than the window. Elements
 * that scroll, texts for screen readers only and decoration may have any width.
 */
(() => {
  const tolerancePx = 1.5;
  /** Drawings are hidden from screen readers, yet read by eyes; other hidden texts are decoration. */
  const unread = 'script, style, noscript, option, [aria-hidden=true]:not(svg, svg *)';
  const faults = new Set();
  const frames = new Map();

  if (document.documentElement.scrollWidth > innerWidth) {
    faults.add(`page: ${document.documentElement.scrollWidth} px wide`);
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) judgeText(words.currentNode);
  for (const button of document.querySelectorAll('button, [role=button], [role=tab]')) judgeButton(button);
  return [...faults];

  function judgeText(text) {
    const element = text.parentElement;
    if (text.data.trim() === '' || element.closest(unread)) return;
    const box = boxOf(text);
    if (box.width < 1 || !element.checkVisibility({ visibilityProperty: true })) return;
    const { frame, isFree } = frameOf(element);
    if (isFree) return;
    const beyond = Math.max(frame.left - box.left, box.right - frame.right);
    if (beyond > tolerancePx) faults.add(`cut by ${Math.round(beyond)} px: ${tell(element)}`);
    if (box.bottom > frame.bottom + box.height / 4) faults.add(`cut below: ${tell(element)}`);
    const own = blockOf(element);
    if (own === null) return;
    const block = own.getBoundingClientRect();
    const over = Math.max(block.left - box.left, box.right - block.right);
    if (over > tolerancePx) faults.add(`runs out by ${Math.round(over)} px: ${tell(own)}`);
  }

  function judgeButton(button) {
    if (!button.checkVisibility({ visibilityProperty: true }) || button.querySelector('p, li, span + span'))
      return;
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const tops = new Set();
    while (texts.nextNode()) {
      for (const { top, width } of rangeOf(texts.currentNode).getClientRects())
        if (width > 1) tops.add(Math.round(top / 8));
    }
    if (tops.size > 2) faults.add(`${tops.size} lines: ${tell(button)}`);
  }

  /** What is seen of an element: its window into the page, narrowed by everything around it that clips. */
  function frameOf(element) {
    const known = frames.get(element);
    if (known) return known;
    const found = element === document.documentElement ? { frame: page(), isFree: false } : narrowed(element);
    frames.set(element, found);
    return found;
  }

  function narrowed(element) {
    const around = frameOf(element.parentElement);
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isReadOutOnly = (position === 'absolute' || clipPath !== 'none') && box.width <= 1;
    if (around.isFree || isReadOutOnly || /auto|scroll/.test(overflowX)) return { ...around, isFree: true };
    const frame = { ...around.frame };
    if (isCut(element, overflowX)) {
      frame.left = Math.max(frame.left, box.left);
      frame.right = Math.min(frame.right, box.right);
    }
    if (isCut(element, overflowY)) frame.bottom = Math.min(frame.bottom, box.bottom);
    return { frame, isFree: false };
  }

  function isCut(element, overflow) {
    return element !== document.body && /hidden|clip/.test(overflow);
  }

  function page() {
    return { left: 0, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
  }

  function blockOf(element) {
    if (element.closest('svg')) return null;
    let block = element;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement;
    return block;
  }

  function rangeOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  }

  function boxOf(node) {
    return rangeOf(node).getBoundingClientRect();
  }

  function tell(element) {
    return `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 60)}`;
  }
})();
