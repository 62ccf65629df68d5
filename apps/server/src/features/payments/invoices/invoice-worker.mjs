// A worker thread inherits no loader, so it registers TypeScript itself.
import '@oxc-node/core/register';

const { typesetInvoice } = await import('./typeset-invoice.ts');
export default typesetInvoice;
