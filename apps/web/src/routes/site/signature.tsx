import { SignaturePage } from '../../features/signature/signature-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['signature', 'engine'] };

export default function Signature() {
  return <SignaturePage />;
}
