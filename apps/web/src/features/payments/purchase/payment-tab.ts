/** Opened on the click itself: a tab that opens after an answer has come is taken for an advertisement. */
export function openPaymentTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

/** In place where the browser refused the tab. */
export function showPayment(tab: Window | null, address: string): void {
  if (tab && !tab.closed) tab.location.href = address;
  else window.location.assign(address);
}
