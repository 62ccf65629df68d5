import type { TravelDocumentType } from '@vesika/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { AllCountriesPage } from '../../../features/country-guide/all-countries-page.tsx';
import { IdExplanations } from '../../../features/country-guide/id-explanations.tsx';
import type { PageHandle } from '../../../shell/routing/page-handle.ts';
import { allCountries, type CountryList } from '../../../site/data/country-lists.server.ts';
import { documentOfPath } from './document-of-path.ts';

export const handle: PageHandle = { texts: ['countries', 'supply', 'engine'] };

interface Listed {
  documentType: TravelDocumentType;
  list: CountryList;
}

export function loader({ request, context }: LoaderFunctionArgs): Listed {
  const documentType = documentOfPath(request);
  return { documentType, list: allCountries(documentType, context) };
}

export default function AllCountries({ loaderData: { documentType, list } }: { loaderData: Listed }) {
  return (
    <AllCountriesPage key={documentType} documentType={documentType} list={list}>
      {documentType === 'id' && <IdExplanations />}
    </AllCountriesPage>
  );
}
