interface Numbered {
  year: number;
  sequence: number;
}

/** `2026-000042` */
export function invoiceNumber({ year, sequence }: Numbered): string {
  return `${year}-${String(sequence).padStart(6, '0')}`;
}

export function invoiceFileName(invoice: Numbered): string {
  return `vesika-invoice-${invoiceNumber(invoice)}.pdf`;
}
