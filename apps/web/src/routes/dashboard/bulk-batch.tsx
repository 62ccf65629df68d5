import { useParams } from 'react-router';
import { BatchPage } from '../../features/bulk/batch/batch-page.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';

export const handle: PageHandle = { texts: ['bulk'] };

export default function BulkBatchPage() {
  const { batchId = '' } = useParams();
  return <BatchPage key={batchId} batchId={batchId} />;
}
