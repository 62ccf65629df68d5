// A worker thread starts as plain JavaScript and inherits no loader, so it brings TypeScript itself.
import '@oxc-node/core/register';

const { typesetInvoice } = await import('./typeset-invoice.ts');
export default typesetInvoice;
