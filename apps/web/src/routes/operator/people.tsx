export { SearchPage as default } from '../../features/operator/people/search-page.tsx';
