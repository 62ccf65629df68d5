import { SearchPage } from '../../features/operator/people/search-page.tsx';

export default SearchPage;
