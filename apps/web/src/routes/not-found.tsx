import { NotFoundPage } from '../components/not-found-page.tsx';

export default NotFoundPage;
