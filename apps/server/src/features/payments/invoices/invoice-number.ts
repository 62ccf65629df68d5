interface Numbered {
  year: number;
  sequence: number;
}

export function invoiceNumber({ year, sequence }: Numbered): string {
  return `${year}-${String(sequence).padStart(6, '0')}`;
}

export function creditNoteFileName(note: Numbered): string {
  return `vesika-credit-note-${invoiceNumber(note)}.pdf`;
}

export function invoiceFileName(invoice: Numbered): string {
  return `vesika-invoice-${invoiceNumber(invoice)}.pdf`;
}
