import { useParams } from 'react-router';
import { PersonPage } from '../../features/operator/people/person-page.tsx';

export default function Person() {
  const { personId = '' } = useParams();
  return <PersonPage key={personId} personId={personId} />;
}
