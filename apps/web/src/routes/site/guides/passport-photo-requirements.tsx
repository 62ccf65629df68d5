import type { LoaderFunctionArgs } from 'react-router';
import { RequirementsGuide } from '../../../features/guides/requirements/requirements-guide.tsx';
import type { PageHandle } from '../../../shell/routing/page-handle.ts';
import {
  type RequirementSummary,
  requirementSummaries,
} from '../../../site/data/requirement-summaries.server.ts';

export const handle: PageHandle = { texts: ['guides', 'engine'] };

export function loader({ context }: LoaderFunctionArgs): RequirementSummary[] {
  return requirementSummaries(['US', 'TR', 'GB'], context);
}

export default function PassportPhotoRequirements({ loaderData }: { loaderData: RequirementSummary[] }) {
  return <RequirementsGuide summaries={loaderData} />;
}
